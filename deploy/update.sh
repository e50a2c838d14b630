#!/bin/sh
# Deploys a build, as root and without an interruption: deploy/update.sh .next/standalone
#
# Each version has a folder of its own, and /srv/vitrine is a link to the one that instances start
# from. They restart one after the other. When the new version does not become ready, the link and the
# instances that were restarted go back to the version before.
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
    # nginx asks an instance that refused a connection again after two seconds (fail_timeout). Until
    # then the other one is its only one.
    sleep 3
    continue
  fi
  echo "vitrine@$port does not become ready with version $version." >&2
  [ -n "$previous" ] || exit 1
  echo "Going back to $previous." >&2
  point_at "$previous"
  # The one that failed first, so that the other goes on serving meanwhile.
  for again in $restarted; do
    systemctl restart "vitrine@$again"
    becomes_ready "$again" || true
  done
  exit 1
done

# The version before stays, to go back to.
for old in "$versions"/*; do
  case "$old" in
    "$versions/$version" | "$previous") ;;
    *) rm -rf "$old" ;;
  esac
done
