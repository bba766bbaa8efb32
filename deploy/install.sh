#!/bin/sh
# Prepares a server with Debian 12, as root: deploy/install.sh example.com. Your files in /srv/site/etc
# stay as they are; those in /etc are written anew.
# It makes the user `site`, the home /srv/site, and a certificate that lasts until there is a real one; it copies the
# units, the rules for connections and certbot's hook into /etc, and stops the nginx that Debian starts.
set -eu

name=${1:?Which name has the site? For example: deploy/install.sh example.com}
home=/srv/site
source=$(cd "$(dirname "$0")/.." && pwd)
[ "$source" = /srv/site-source ] || { echo "The repository must be in /srv/site-source: the units say so." >&2; exit 1; }

for_name() { sed "s/example\.com/$name/g" "$source/deploy/$1"; }

getent passwd site > /dev/null || adduser --system --group --home "$source" --no-create-home site
chown --recursive site:site "$source"
install --directory --owner site --group site "$home" "$home/run"
install --directory --owner root --group site --mode 750 "$home/etc"
install --directory "$home/acme"

for file in listen.conf servers.conf; do
  [ -e "$home/etc/$file" ] || for_name "etc/$file" > "$home/etc/$file"
done
if [ ! -e "$home/etc/key.pem" ]; then
  openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -noenc -days 30 -subj "/CN=$name" \
    -addext "subjectAltName=DNS:$name,DNS:www.$name" -keyout "$home/etc/key.pem" -out "$home/etc/certificate.pem" 2> /dev/null
  chgrp site "$home/etc/key.pem"
  chmod 640 "$home/etc/key.pem"
fi

for unit in "$source"/deploy/systemd/*; do
  for_name "systemd/$(basename "$unit")" > "/etc/systemd/system/$(basename "$unit")"
done
# Copies, because root runs them, while the repository belongs to `site`.
install --mode 644 "$source/deploy/nftables/connections.nft" /etc/site-connections.nft
for_name certificate-renewed.sh > /etc/site-certificate-renewed.sh
chmod 755 /etc/site-certificate-renewed.sh

systemctl daemon-reload
systemctl disable --now nginx.service
