#!/bin/sh
# certbot runs this after it got or renewed a certificate (--deploy-hook; deploy/install.sh copies it to /etc): nginx is not
# root and cannot read certbot's own folder, so it gets a copy, and reloads.
set -eu

# Other certificates of this server are not ours. Asked for anew, ours is called example.com-0001.
case "$(basename "$RENEWED_LINEAGE")" in
  example.com | example.com-[0-9][0-9][0-9][0-9]) ;;
  *) exit 0 ;;
esac

install --owner root --group site --mode 640 "$RENEWED_LINEAGE/fullchain.pem" /srv/site/etc/certificate.pem.new
install --owner root --group site --mode 640 "$RENEWED_LINEAGE/privkey.pem" /srv/site/etc/key.pem.new
mv /srv/site/etc/certificate.pem.new /srv/site/etc/certificate.pem
mv /srv/site/etc/key.pem.new /srv/site/etc/key.pem
systemctl reload site.service
