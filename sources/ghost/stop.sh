#!/bin/sh
# Ends the Ghost that install.sh started.
set -eu
pid_file=${GHOST_DIR:-/tmp/narmada-ghost}/ghost.pid
[ -e "$pid_file" ] || exit 0
kill "$(cat "$pid_file")" 2>/dev/null || true
rm "$pid_file"
