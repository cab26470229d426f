#!/bin/sh
# A real Ghost from npm with SQLite, on the loopback, entirely in its own folder. ./stop.sh ends it; to remove it,
# delete the folder. Needs Node 20 or 22 with its headers, g++, make and Python 3.
#
#   ./install.sh                 # http://localhost:5160
#
# Settings: GHOST_DIR (default /tmp/narmada-ghost), GHOST_PORT (5160), GHOST_VERSION (the last for
# Node 20).
set -eu

GHOST_DIR=${GHOST_DIR:-/tmp/narmada-ghost}
GHOST_PORT=${GHOST_PORT:-5160}
GHOST_VERSION=${GHOST_VERSION:-5.130.6}

here=$(cd "$(dirname "$0")" && pwd)
"$here/stop.sh"
mkdir -p "$GHOST_DIR"
cd "$GHOST_DIR"

if [ ! -e ghost/node_modules ]; then
  npm pack --silent "ghost@$GHOST_VERSION" >/dev/null
  rm -rf ghost package
  tar xzf "ghost-$GHOST_VERSION.tgz"
  cd package
  # Builds sqlite3 if no binary can be downloaded.
  npm_config_nodedir=${npm_config_nodedir:-$(dirname "$(dirname "$(readlink -f "$(command -v node)")")")}
  npm_config_registry=$(npm config get registry)
  export npm_config_nodedir npm_config_registry
  if [ -e pnpm-lock.yaml ]; then
    npx --yes pnpm@12.4.2 install --prod --frozen-lockfile
  else
    # Ghost's lock file names yarn's registry: install the same releases from npm's configured one.
    sed -i -E "s#^(  resolved \")https://[^/]+/#\1$npm_config_registry#" yarn.lock
    # Packages of Ghost's own tests come from git.
    npm pkg delete devDependencies nx scripts
    npx --yes yarn@1.22.22 install --production --ignore-engines --non-interactive \
      --registry "$npm_config_registry"
  fi
  cd ..
  mv package ghost
fi

cat >ghost/config.production.json <<JSON
{
  "url": "http://localhost:$GHOST_PORT",
  "server": { "host": "127.0.0.1", "port": $GHOST_PORT },
  "database": {
    "client": "sqlite3",
    "connection": { "filename": "content/data/ghost.db" },
    "useNullAsDefault": true
  },
  "mail": { "transport": "Stub" },
  "privacy": { "useUpdateCheck": false, "useGravatar": false, "useRpcPing": false },
  "security": { "staffDeviceVerification": false },
  "logging": { "level": "error", "transports": ["file"] },
  "paths": { "contentPath": "content" }
}
JSON

cd ghost
NODE_ENV=production node index.js >"$GHOST_DIR/ghost.log" 2>&1 &
echo $! >"$GHOST_DIR/ghost.pid"
setup="http://localhost:$GHOST_PORT/ghost/api/admin/authentication/setup/"
tries=0
until curl -fs -o /dev/null "$setup"; do
  tries=$((tries + 1))
  [ "$tries" -lt 60 ] || { echo "Ghost does not answer; see $GHOST_DIR/ghost.log" >&2; exit 1; }
  sleep 1
done
echo "Ghost $GHOST_VERSION at http://localhost:$GHOST_PORT"
