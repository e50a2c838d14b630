#!/bin/sh
# Deploys a build as root, without downtime: deploy/update.sh .next/standalone
#
# Each version has a folder of its own; /srv/vitrine is a symlink to the one that instances start
# from. The instances restart one after the other. If the new version does not become ready, the
# symlink and the restarted instances are rolled back to the previous version.
set -eu
umask 022

build=$1
version=$(cat "$build/.next/BUILD_ID")
versions=/srv/vitrine-versions
previous=$(readlink /srv/vitrine || true)

point_at() {
  ln -sfn "$1" /srv/vitrine.new
  mv -fT /srv/vitrine.new /srv/vitrine
}

becomes_ready() {
  for _ in $(seq 60); do
    if curl -fsS --max-time 5 -o /dev/null "http://127.0.0.1:$1/api/ready"; then return 0; fi
    sleep 1
  done
  return 1
}

if [ ! -e "$versions/$version" ]; then
  mkdir -p "$versions"
  rm -rf "$versions/incomplete"
  cp -R "$build" "$versions/incomplete"
  mv "$versions/incomplete" "$versions/$version"
fi
point_at "$versions/$version"

restarted=
for port in 3001 3002; do
  restarted="$port $restarted"
  systemctl restart "vitrine@$port"
  if becomes_ready "$port"; then
    # After a refused connection, nginx skips an instance for two seconds (fail_timeout). Wait, so that
    # it never skips both.
    sleep 3
    continue
  fi
  echo "vitrine@$port does not become ready with version $version." >&2
  [ -n "$previous" ] || exit 1
  echo "Going back to $previous." >&2
  point_at "$previous"
  # Restart the failed instance first; the other one still serves.
  for again in $restarted; do
    systemctl restart "vitrine@$again"
    becomes_ready "$again" || true
  done
  exit 1
done

# Delete all versions except this one and the previous one, which a rollback needs.
for old in "$versions"/*; do
  case "$old" in
    "$versions/$version" | "$previous") ;;
    *) rm -rf "$old" ;;
  esac
done
