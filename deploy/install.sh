#!/bin/sh
# Prepares a server with Debian 12, as root: deploy/install.sh example.com. Your files in /srv/site/etc
# stay as they are; those in /etc are written anew.
# It makes the user `site`, the home /srv/site, an empty /srv/site-source for the repository, and a certificate that lasts
# until there is a real one; it copies the units, the rules for connections and certbot's hook into /etc, and stops the
# nginx that Debian starts. Root runs and writes nothing that `site` could have put there: not even this script.
set -eu

name=${1:?Which name has the site? For example: deploy/install.sh example.com}
home=/srv/site
source=/srv/site-source
deploy=$(cd "$(dirname "$0")" && pwd)
case $deploy/ in
  "$source"/* | "$home"/*) echo "$deploy belongs to the user \`site\`: run this script from a copy that belongs to root." >&2; exit 1 ;;
esac

for_name() { sed "s/example\.com/$name/g" "$deploy/$1"; }

getent passwd site > /dev/null || adduser --system --group --home "$source" --no-create-home site
install --directory --owner site --group site "$source"
# In the home, `site` makes what belongs to it, and can put nothing in the place of what belongs to root (sticky).
install --directory --owner root --group site --mode 1775 "$home"
su --shell /bin/sh site --command "mkdir -p $home/run"
install --directory --owner root --group site --mode 750 "$home/etc"
install --directory --owner root --group root "$home/acme"

for file in listen.conf servers.conf; do
  [ -e "$home/etc/$file" ] || for_name "etc/$file" > "$home/etc/$file"
done
if [ ! -e "$home/etc/key.pem" ]; then
  openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -noenc -days 30 -subj "/CN=$name" \
    -addext "subjectAltName=DNS:$name,DNS:www.$name" -keyout "$home/etc/key.pem" -out "$home/etc/certificate.pem" 2> /dev/null
  chgrp site "$home/etc/key.pem"
  chmod 640 "$home/etc/key.pem"
fi

for unit in "$deploy"/systemd/*; do
  for_name "systemd/$(basename "$unit")" > "/etc/systemd/system/$(basename "$unit")"
done
install --mode 644 "$deploy/nftables/connections.nft" /etc/site-connections.nft
for_name certificate-renewed.sh > /etc/site-certificate-renewed.sh
chmod 755 /etc/site-certificate-renewed.sh

systemctl daemon-reload
systemctl disable --now nginx.service
