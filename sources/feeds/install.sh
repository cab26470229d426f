#!/bin/sh
# An Eleventy site (https://www.11ty.dev) with the stories of ../stories and its plug-in's JSON Feed, served by
# Eleventy on the loopback. ./stop.sh ends it; to remove it, delete the folder.
#
#   ./install.sh                 # http://localhost:5162/feed.json
#
# Settings: ELEVENTY_DIR (default /tmp/narmada-eleventy), ELEVENTY_PORT (5162).
set -eu

ELEVENTY_DIR=${ELEVENTY_DIR:-/tmp/narmada-eleventy}
ELEVENTY_PORT=${ELEVENTY_PORT:-5162}
export ELEVENTY_DIR ELEVENTY_PORT

here=$(cd "$(dirname "$0")" && pwd)
"$here/stop.sh"
mkdir -p "$ELEVENTY_DIR"
[ -e "$ELEVENTY_DIR/node_modules" ] ||
  npm install --prefix "$ELEVENTY_DIR" --no-save --silent @11ty/eleventy@3.1.8 @11ty/eleventy-plugin-rss@3.0.0
cp "$here/eleventy.config.mjs" "$ELEVENTY_DIR/"
node "$here/fill.mjs"

cd "$ELEVENTY_DIR"
node node_modules/.bin/eleventy --serve --quiet --port="$ELEVENTY_PORT" --config=eleventy.config.mjs >eleventy.log 2>&1 &
echo $! >eleventy.pid
tries=0
until curl -fs -o /dev/null "http://localhost:$ELEVENTY_PORT/feed.json"; do
  tries=$((tries + 1))
  [ "$tries" -lt 60 ] || { echo "Eleventy does not answer; see $ELEVENTY_DIR/eleventy.log" >&2; exit 1; }
  sleep 1
done
echo "JSON Feed at http://localhost:$ELEVENTY_PORT/feed.json"
