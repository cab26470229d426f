#!/bin/sh
# Ends the server of install.sh, by the process ids it wrote.
set -eu
run=${WP_DIR:-/tmp/narmada-wordpress}/run
for name in nginx php-fpm mysqld; do
  [ -s "$run/$name.pid" ] || continue
  pid=$(cat "$run/$name.pid")
  kill "$pid" 2>/dev/null || true
  for _ in $(seq 60); do kill -0 "$pid" 2>/dev/null || break; sleep 0.25; done
done
