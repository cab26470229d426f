#!/bin/bash
# Creates a release from the commits of this project and of the newsroom's own repository; processes use it from their
# next start. Run as root, with the settings in /etc/site.env:
#
#   deploy/release.sh 2 /srv/site/our-site
#
# The folder's name is SITE_DIR of the settings. Each release gets its own copy, so that earlier releases stay complete.
# Without a folder, SITE_DIR is inside the project. Numbers only rise. The script keeps the three newest releases, and
# any in use.
set -euo pipefail
umask 022

[[ ${1:-} =~ ^[0-9]+$ ]] || { echo "usage: $0 NUMBER [FOLDER]" >&2; exit 2; }
node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' ||
  { echo "Node 20.19 or newer is needed, not $(node --version)" >&2; exit 1; }
checkout=$(cd "$(dirname "$0")/.." && pwd)
release=/srv/site/releases/$1
[[ -z ${2:-} || -d $2 ]] || { echo "$2 is not a folder" >&2; exit 2; }
folder=${2:+$(cd "$2" && pwd)}

# Parses like systemd: ignores spaces around name and value, and Windows line ends.
setting() { sed -nE "s/^\s*$1\s*=\s*(.*\S)?\s*$/\1/p" /etc/site.env | tail -n 1 | tr -d "\"'"; }
SITE_DIR=$(setting SITE_DIR)
SITE_URL=$(setting SITE_URL)
if grep -qE '^\s*export\s' /etc/site.env; then
  echo "/etc/site.env: delete the word export. systemd ignores lines that begin with it." >&2
  exit 1
fi
said=${SITE_DIR:-not set}
export SITE_DIR=${SITE_DIR:-site} SITE_URL NEXT_TELEMETRY_DISABLED=1
if [[ -n $folder && ${folder##*/} != "$SITE_DIR" ]]; then
  echo "SITE_DIR in /etc/site.env is $said. Set it to ${folder##*/}." >&2
  exit 1
fi
if [[ -z $folder && ! -f $checkout/$SITE_DIR/site.config.ts ]]; then
  echo "SITE_DIR in /etc/site.env is $SITE_DIR, and the project has no such folder. Name it: $0 $1 /srv/site/$SITE_DIR" >&2
  exit 1
fi

left=$(git -C "${folder:-$checkout/$SITE_DIR}" status --porcelain -- .)
[[ -z $left ]] || printf 'Not committed, so not in the release:\n%s\n' "$left" >&2

mkdir -p /srv/site/releases /srv/site/static/_next/static
releases=$(realpath /srv/site/releases)
kept() { find "$releases" -mindepth 1 -maxdepth 1 -type d -regex '.*/[0-9]+' | sort -V; }
highest=$(kept | tail -n 1)
# Releases are ordered by number, and the oldest are deleted: a lower number would be deleted at once.
if [[ -n $highest ]] && ((10#$1 <= 10#${highest##*/})); then
  echo "Use a number above ${highest##*/}. If $highest is incomplete, delete it first: rm -r $highest" >&2
  exit 1
fi
mkdir "$release"
# An incomplete release would take its number, and count as one of the three.
trap 'rm -rf "$release"' ERR
trap 'rm -rf "$release"; exit 130' HUP INT TERM
git -C "$checkout" archive HEAD | tar -x -C "$release"
if [[ -n $folder ]]; then
  mkdir "$release/$SITE_DIR"
  git -C "$folder" archive HEAD | tar -x -C "$release/$SITE_DIR"
fi

cd "$release"
# Needed if NODE_ENV of the machine is production.
npm ci --include=dev --ignore-scripts
CI=1 npm run build
npm prune --omit=dev --ignore-scripts
rm -rf .next/cache

# Before any process serves the new pages. Scripts of earlier pages stay for 90 days. Old ones are deleted first, so
# that those of this release are copied again.
find /srv/site/static -type f -mtime +90 -delete
# Not `cp -n`: coreutils 9.2 to 9.4 warn or fail if a file exists.
tar -c -C .next/static . | tar -x -C /srv/site/static/_next/static --skip-old-files
before=$(readlink -f /srv/site/current || true)
ln -sfn "$release" /srv/site/current
trap - ERR HUP INT TERM
# Old processes run until their restart; after a rollback they may use an old release.
used=$(echo "$before"; readlink -f "$release"; for cwd in /proc/[0-9]*/cwd; do readlink "$cwd" || true; done)
for old in $(kept | head -n -3); do
  if grep -qE "^$old(/|\$)" <<< "$used"; then
    echo "Release ${old##*/} is in use and stays"
  else
    rm -rf "$old"
  fi
done
echo "Release $1 is ready: systemctl restart site@3001 && systemctl restart site@3002"
