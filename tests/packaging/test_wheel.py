"""What people install: the wheel, made from the sdist, has all that the table needs and works on its own."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import sysconfig
import tarfile
import urllib.request
import venv
import zipfile
from pathlib import Path

import pytest

from tests.server.program import Program

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src"

RECORD = """\
format = 1
game = "odessa"
seats = 2
dealer = 0
seed = "00"
options = { sizes = [1] }
"""


def build(kind: str, project: Path, to: Path) -> Path:
    """Build the project; the file."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(to)]
    subprocess.run(command, cwd=project, check=True, capture_output=True, timeout=300)
    (found,) = to.iterdir()
    return found


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, by way of the sdist, so that the sdist is known to be whole."""
    folder = tmp_path_factory.mktemp("built")
    with tarfile.open(build("sdist", ROOT, folder / "sdist")) as archive:
        archive.extractall(folder / "unpacked", filter="data")
    (project,) = (folder / "unpacked").iterdir()
    return build("wheel", project, folder / "wheel")


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The ``bin`` of an environment with the wheel, which sees this one's packages but not this source."""
    folder = tmp_path_factory.mktemp("env")
    venv.create(folder, with_pip=False)
    pip = [sys.executable, "-m", "pip", "--python", str(folder), "--disable-pip-version-check", "install"]
    subprocess.run([*pip, "--quiet", "--no-deps", "--no-index", str(wheel)], check=True, timeout=300)
    version = f"python{sys.version_info[0]}.{sys.version_info[1]}"
    path = folder / "lib" / version / "site-packages" / "borrowed.pth"
    path.write_text(sysconfig.get_path("purelib") + "\n")  # its own .pth files are not read
    return folder / "bin"


def run(
    installed: Path, *args: str, cwd: Path, stdin: str = "", program: str = "kozyr"
) -> subprocess.CompletedProcess[str]:
    """A program of that environment."""
    env = {"PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8", "XDG_DATA_HOME": str(cwd), "NO_COLOR": "1"}
    return subprocess.run(
        [str(installed / program), *args],
        input=stdin,
        env=env,
        cwd=cwd,
        capture_output=True,
        text=True,
        timeout=120,
    )


def test_every_file_of_the_package_is_in_it(wheel: Path) -> None:
    listed = subprocess.run(["git", "ls-files", "-z", "src"], cwd=ROOT, capture_output=True, text=True)
    files = listed.stdout.split("\0") if listed.returncode == 0 else map(str, SOURCE.rglob("*.*"))
    kept = {Path(name).relative_to("src").as_posix() for name in files if name and (ROOT / name).exists()}
    with zipfile.ZipFile(wheel) as archive:
        held = {name for name in archive.namelist() if ".dist-info/" not in name}
        for name in kept & held:
            assert archive.read(name) == (SOURCE / name).read_bytes(), name
    assert kept <= held, kept - held
    assert {"kozyr/py.typed", "kozyr/web/index.html", "kozyr/i18n/uk.ftl", "kozyr/web/vendor/lit.js"} <= held
    assert not [name for name in held if not name.startswith("kozyr/")]
    assert not [name for name in held - kept if (SOURCE / name).exists() is False]


def test_what_it_says_of_itself(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        (name,) = (name for name in archive.namelist() if name.endswith("/METADATA"))
        text = archive.read(name).decode()
    assert "Requires-Python: >=3.11\n" in text
    assert "Typing :: Typed" in text
    assert "License-File: LICENSE" in text


def test_commands_run_from_it(installed: Path, tmp_path: Path) -> None:
    where = run(installed, "-c", "import kozyr; print(kozyr.__file__)", cwd=tmp_path, program="python")
    assert Path(where.stdout.strip()).is_relative_to(installed.parent), where
    flags = ["--seats", "2", "--seed", "00", "--option", "sizes=1", "--save", "match.toml"]
    played = run(installed, "play", "odessa", *flags, cwd=tmp_path, stdin="1\n" * 3)
    assert played.returncode == 0, played.stderr
    told = run(installed, "replay", "match.toml", "--json", cwd=tmp_path)
    assert json.loads(told.stdout)["finished"] is True
    assert "ПРАВИЛ" in run(installed, "play", "--lang", "ru", cwd=tmp_path, stdin="помощь\n").stdout.upper()


def test_a_page_is_served_from_it(installed: Path, tmp_path: Path) -> None:
    program = Program(tmp_path / "data", [str(installed / "kozyr"), "serve", "--port", "0"], PYTHONPATH="")

    def get(path: str) -> bytes:
        with urllib.request.urlopen(program.base + path, timeout=60) as response:
            return bytes(response.read())

    try:
        page = get("/").decode()
        for path in re.findall(r'(?:href|src)="(/[^"]+)"', page):
            assert get(path), path
        assert b"game-odessa" in get("/i18n/uk.ftl")
        assert b"OD-HOOK" in get("/rules/ru/odessa")
        assert json.loads(get("/healthz"))["ok"] is True
    finally:
        assert program.stop() == 0
