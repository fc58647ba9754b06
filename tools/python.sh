# Prints the name of the first Python that is 3.11 or later; prints nothing if there is none.
for name in python3.15 python3.14 python3.13 python3.12 python3.11 python3; do
    if "$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; then
        echo "$name"
        break
    fi
done
