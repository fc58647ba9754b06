# venv.sh PYTHON FOLDER: makes a virtual environment with pip in FOLDER, on systems without ensurepip too.
set -eu

python=$1
folder=$2

if [ -z "$python" ]; then
    echo "Kozyr needs Python 3.11 or later. Install one, or name it: make PYTHON=/path/to/python3" >&2
    exit 1
fi

make_venv() {
    "$python" -m venv --clear "$folder" </dev/null >/dev/null 2>&1
}

borrow_pip() {
    # No ensurepip, but a pip: an environment without one, filled from outside.
    "$python" -m pip --version >/dev/null 2>&1 || return 1
    "$python" -m venv --clear --without-pip "$folder" </dev/null || return 1
    "$python" -m pip --python "$folder" --disable-pip-version-check --no-input --quiet install pip </dev/null
}

install_venv() {
    # Debian and its children keep ensurepip in a package of its own.
    [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1 || return 1
    package=$("$python" -c 'import sys; print("python%d.%d-venv" % sys.version_info[:2])')
    echo "installing $package"
    export DEBIAN_FRONTEND=noninteractive
    apt-get -qq update </dev/null >/dev/null || true
    apt-get -qq install -y --no-install-recommends "$package" </dev/null >/dev/null ||
        apt-get -qq install -y --no-install-recommends python3-venv </dev/null >/dev/null
}

if make_venv || { install_venv && make_venv; } || borrow_pip; then
    exit 0
fi

rm -rf "$folder"
echo "$python can't make a virtual environment: its venv or ensurepip module is missing." >&2
echo "On Debian and Ubuntu install it with: apt-get install python3-venv" >&2
echo "Elsewhere install your system's package for Python's venv, or pip." >&2
exit 1
