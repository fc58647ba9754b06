#!/bin/sh
# Finds the browser that the tests drive; as root on Debian installs it. Prints nothing when all is well.
for name in chromium chromium-browser google-chrome google-chrome-stable chrome; do
	command -v "$name" >/dev/null 2>&1 && exit 0
done
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
	echo "installing chromium"
	export DEBIAN_FRONTEND=noninteractive
	log=$(mktemp)
	if apt-get update -qq >"$log" 2>&1 && apt-get install -y -qq --no-install-recommends chromium fonts-dejavu-core >>"$log" 2>&1; then
		rm -f "$log"
		exit 0
	fi
	cat "$log" >&2
	rm -f "$log"
fi
echo "The tests need Chromium or Chrome on the PATH (on Debian: apt-get install chromium)." >&2
exit 1
