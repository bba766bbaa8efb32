#!/usr/bin/env bash
# Puts the built site in service, or changes nothing. deploy/README.md says how the server is set up.
#   --rollback   puts the previous release in service again
#   --check      only says which programs are missing
# Settings in the environment: SITE_HOME is the folder of the releases, SITE_DIST the built site, SITE_CONFIG the
# configuration of nginx, SITE_URL the page that must be served at the end.
set -euo pipefail
shopt -s nullglob

fail() {
  echo "$*" >&2
  exit 1
}

missing=()
for program in nginx rsync flock curl; do
  command -v "$program" > /dev/null || missing+=("$program")
done
[ ${#missing[@]} = 0 ] || fail "Not installed: $(IFS=, && echo "${missing[*]}")."
[ "${1:-}" != --check ] || exit 0

deploy=$(cd "$(dirname "$0")" && pwd)
home=${SITE_HOME:-/srv/site}
dist=$(realpath "${SITE_DIST:-$deploy/../dist}")
config=$(realpath "${SITE_CONFIG:-$deploy/nginx.conf}")
url=${SITE_URL:-http://example.com/}
pid_file=$(sed -n 's/^pid \(.*\);$/\1/p' "$config")

mkdir -p "$home/releases" "$home/acme"
cd "$home"
exec 9> .lock
flock --wait 60 9 || fail "Another release is under way."
before=$(readlink current || true)

# A link is replaced by one rename, so that visitors always meet a whole release. The link "former" keeps the files of the
# previous release for pages that are still open.
point_to() {
  ln -sfn "$1" .next && mv -T .next current
  [ -z "$2" ] || { ln -sfn "$2" .next && mv -T .next former; }
}

# Makes nginx read the configuration. If the first page is then the built one, nginx serves the release.
take_over() {
  [ -s "$pid_file" ] && kill -0 "$(cat "$pid_file")" || { echo "nginx does not run: it will find the release."; return; }
  kill -HUP "$(cat "$pid_file")"
  sleep 1
  curl --fail --silent --show-error --location --max-time 10 --connect-to ::127.0.0.1: "$url" | cmp - current/site/index.html
}

if [ "${1:-}" = --rollback ]; then
  # Releases are named by their time. A release that was rolled back is marked, and later rollbacks skip it.
  for release in releases/*; do
    [[ $release < $before && ! -e $release/rolled-back ]] && target=$release
  done
  [ -n "${target:-}" ] || fail "There is no release to go back to."
else
  [ -s "$dist/index.html" ] && [ -s "$dist/404.html" ] || fail "No built site in $dist. Run npm run build first."
  rm -rf releases/.draft
  mkdir -p releases/.draft
  # A file without a change keeps its date, so that browsers need not fetch it again.
  rsync -rl --checksum --chmod=D755,F644 ${before:+"--link-dest=$home/$before/site"} "$dist/" releases/.draft/site/
  install -m 644 "$config" releases/.draft/nginx.conf
  nginx -t -q -c "$home/releases/.draft/nginx.conf" || fail "nginx refuses the configuration: nothing has changed."
  target=releases/$(date --utc +%Y%m%dT%H%M%S.%3N)
  sync -f releases/.draft
  mv -T releases/.draft "$target"
fi

point_to "$target" "$before"
if ! take_over; then
  [ -n "$before" ] || fail "The release is not served. There was none before it."
  point_to "$before" ""
  take_over || fail "The previous release is not served either: $before."
  [ "${1:-}" = --rollback ] || touch "$target/rolled-back"
  fail "The release is not served as it was built: $before is in service again."
fi
[ "${1:-}" != --rollback ] || touch "$before/rolled-back"
echo "In service: $target"

for old in $(printf '%s\n' releases/* | head -n -5); do
  [[ $old == "$(readlink current)" || $old == "$(readlink former)" ]] || rm -rf "$old"
done
