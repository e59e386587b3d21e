#!/usr/bin/env bash
# Makes stand-ins for the base images where no registry of images can be reached: Debian bookworm by debootstrap, Node and
# npm from npm's registry, Caddy from Go's module proxy. They have the layout that the Dockerfile expects, and trust the
# certificate authorities of this machine. Needs root, debootstrap, npm and go.
#   base-images.sh <engine> <directory>   prints NODE_IMAGE=… and CADDY_IMAGE=…
set -euo pipefail

engine="$1" work="$2"
mirror="${EMIT_TRIAL_DEBIAN:-http://deb.debian.org/debian}"
node_version=24 npm_version=11 caddy_version=v2.10.2
node_image=localhost/emit-trial-node:24 caddy_image=localhost/emit-trial-caddy:2.10

for tool in debootstrap npm go; do
  command -v "$tool" >/dev/null || { echo "base-images: $tool is needed" >&2; exit 1; }
done

# One file system for both; Java is for the stand-in of MongoDB.
make_debian() {
  [ -e "$work/rootfs/.made" ] && return
  rm -rf "$work/rootfs"
  debootstrap --variant=minbase --include=ca-certificates,wget,libatomic1,openjdk-17-jre-headless \
    bookworm "$work/rootfs" "$mirror" >"$work/debootstrap.log" 2>&1 || { tail "$work/debootstrap.log" >&2; exit 1; }
  cp /etc/ssl/certs/ca-certificates.crt "$work/rootfs/etc/ssl/certs/ca-certificates.crt"
  chroot "$work/rootfs" useradd --create-home --uid 1000 node
  rm -rf "$work/rootfs/var/cache/apt/archives" "$work/rootfs/var/lib/apt/lists"
  touch "$work/rootfs/.made"
}

# The parts of a package that are wanted, under /usr/local.
unpack() {
  local archive
  archive="$(cd "$work" && npm pack --silent "$1" 2>/dev/null)"
  mkdir -p "$2"
  tar -xzf "$work/$archive" -C "$2" --strip-components=1 --no-same-owner
}

make_node() {
  local lib="$work/node/usr/local/lib/node_modules/npm" arch
  arch="$(node -p process.arch)"
  rm -rf "$work/node"
  unpack "node-linux-$arch@$node_version" "$work/node-package"
  unpack "npm@$npm_version" "$lib"
  mkdir -p "$work/node/usr/local/bin"
  cp "$work/node-package/bin/node" "$work/node/usr/local/bin/node"
  for name in npm npx; do ln -s "../lib/node_modules/npm/bin/$name-cli.js" "$work/node/usr/local/bin/$name"; done
}

make_caddy() {
  mkdir -p "$work/caddy/usr/bin" "$work/caddy/data" "$work/caddy/config" "$work/caddy/etc/caddy"
  [ -x "$work/caddy/usr/bin/caddy" ] || CGO_ENABLED=0 GOBIN="$work/caddy/usr/bin" \
    go install "github.com/caddyserver/caddy/v2/cmd/caddy@$caddy_version" >"$work/caddy.log" 2>&1
}

# import <image> <directory> <change>…: Debian and what lies in the directory, as one layer.
import() {
  local image="$1" directory="$2" changes=()
  shift 2
  for change in "$@"; do changes+=(--change "$change"); done
  mkdir -p "$work/whole"
  cp -a "$work/rootfs/." "$work/whole/"
  cp -a "$directory/." "$work/whole/"
  tar -C "$work/whole" -c . | "$engine" import "${changes[@]}" - "$image" >&2
  rm -rf "$work/whole"
}

mkdir -p "$work"
make_debian
make_node
make_caddy
trusted='ENV NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt'
path='ENV PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'
import "$node_image" "$work/node" "$path" "$trusted" 'CMD ["node"]'
import "$caddy_image" "$work/caddy" "$path" 'ENV XDG_CONFIG_HOME=/config XDG_DATA_HOME=/data' \
  'CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile"]'
echo "NODE_IMAGE=$node_image"
echo "CADDY_IMAGE=$caddy_image"
