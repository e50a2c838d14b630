#!/bin/sh
# Deploys a version as root, without downtime. Says nothing when all is well; otherwise it ends with 1.
#   deploy/update.sh .next/standalone        a new build
#   deploy/update.sh /srv/vitrine-previous   the version before
#   deploy/update.sh /srv/vitrine            the present version: restarts one instance after the other
#
# Each version has a folder of its own. /srv/vitrine is a symlink to the one that instances start from,
# /srv/vitrine-previous to the version before it, whose static files nginx still sends.
set -eu
umask 022

versions=/srv/vitrine-versions
enabled=/etc/systemd/system/multi-user.target.wants
environment=/etc/vitrine.env
nginx=/etc/nginx/vitrine/machine.conf
ready_seconds=60

fail() {
  echo "$1" >&2
  exit 1
}

point() {
  ln -sfn "$2" "$1.new"
  mv -fT "$1.new" "$1"
}

folder_of() { if [ -d "$1" ]; then readlink -f "$1"; fi; }

# Restarts an instance, and waits until it is ready and nginx asks it again.
starts() {
  # systemd refuses to start what has failed too often.
  systemctl reset-failed "vitrine@$1" 2>/dev/null || true
  systemctl restart "vitrine@$1" || return 1
  deadline=$(($(date +%s) + ready_seconds))
  until curl -fs --max-time 5 -o /dev/null "http://$host:$1/api/ready"; do
    [ "$(date +%s)" -lt "$deadline" ] || return 1
    sleep 1
  done
  sleep "$pause"
}

[ $# = 1 ] && [ -f "$1/VERSION" ] || fail "Usage: update.sh <folder of a version: it has a file VERSION>"
name=$(cat "$1/VERSION")
mkdir -p "$versions"
exec 9>"$versions/.lock"
flock -n 9 || fail "Another update is running."

ports=$(ls "$enabled" | sed -n 's/^vitrine@\([0-9]*\)\.service$/\1/p')
[ -n "$ports" ] || fail "No instance is enabled: systemctl enable vitrine@3001 vitrine@3002"
host=$(sed -n 's/^HOST=//p' "$environment")
host=${host:-127.0.0.1}
# nginx skips an instance for fail_timeout after a refused connection. A longer pause, so that it never
# skips all of them.
skipped=$(sed -n 's/.* fail_timeout=\([0-9]*\)s;.*/\1/p' "$nginx" | sort -n | tail -n 1)
[ -n "$skipped" ] || fail "$nginx has no instance with a fail_timeout in seconds."
pause=$((skipped + 1))

# A copy gets its name once it is complete and on disk.
rm -rf "$versions/incomplete"
new=$(readlink -f "$1")
if [ "$(dirname "$new")" != "$(readlink -f "$versions")" ]; then
  trap 'rm -rf "$versions/incomplete"' EXIT
  cp -R "$new" "$versions/incomplete"
  sync -f "$versions/incomplete"
  new=$versions/$(date -u +%Y%m%dT%H%M%S.%3NZ)-$name
  mv -T "$versions/incomplete" "$new"
fi

old=$(folder_of /srv/vitrine)
previous=$(folder_of /srv/vitrine-previous)
# Deploying the present version again changes nothing about the way back.
if [ -n "$old" ] && [ "$(cat "$old/VERSION")" != "$name" ]; then point /srv/vitrine-previous "$old"; fi
point /srv/vitrine "$new"

restarted=
for port in $ports; do
  restarted="$port $restarted"
  if starts "$port"; then continue; fi
  echo "vitrine@$port does not become ready with $new. Its last lines:" >&2
  journalctl --unit "vitrine@$port" --lines 20 --no-pager --output cat >&2 || true
  if [ -z "$old" ] || [ "$old" = "$new" ]; then exit 1; fi
  echo "Going back to $old." >&2
  # Visitors still load pages of the new version, which need its static files.
  point /srv/vitrine-previous "$new"
  point /srv/vitrine "$old"
  # The failed instance first: the others still serve.
  for again in $restarted; do
    starts "$again" || echo "vitrine@$again does not become ready with $old, either." >&2
  done
  if [ -n "$previous" ]; then point /srv/vitrine-previous "$previous"; else rm /srv/vitrine-previous; fi
  exit 1
done

for version in "$versions"/*; do
  case "$version" in
    "$new" | "$(folder_of /srv/vitrine-previous)") ;;
    *) rm -rf "$version" ;;
  esac
done
