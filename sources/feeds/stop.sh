#!/bin/sh
# Ends the server that install.sh started.
set -eu
pid_file=${ELEVENTY_DIR:-/tmp/narmada-eleventy}/eleventy.pid
[ -e "$pid_file" ] || exit 0
kill "$(cat "$pid_file")" 2>/dev/null || true
rm "$pid_file"
