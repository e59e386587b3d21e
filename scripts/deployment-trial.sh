#!/usr/bin/env bash
# Builds the images, starts the services of docker-compose.yml, ends processes under load and prints what members were
# answered, phase by phase (docs/deployment.md). Needs podman or docker, and node_modules of this repository.
#
# Images of Node, Caddy and both stores are pulled. Where one cannot be had, stand-ins take their places: base images made
# here (deployment-trial/base-images.sh says how), and the stores' stand-ins of the tests. They need root, debootstrap, npm, go
# and Java as well.
#
#   EMIT_TRIAL_ENGINE       podman or docker; the one that is there
#   EMIT_TRIAL_BUILD_FLAGS  further flags of the build, such as --isolation chroot
#   EMIT_TRIAL_RUN_FLAGS    further flags of every container, such as --ulimit host
#   EMIT_TRIAL_KEEP         anything: the containers are left as they are at the end
set -euo pipefail
cd "$(dirname "$0")/.."

work=.cache/deployment-trial
mkdir -p "$work"
engine="${EMIT_TRIAL_ENGINE:-$(command -v podman || command -v docker || true)}"
[ -n "$engine" ] || { echo "deployment-trial: podman or docker is needed" >&2; exit 1; }
read -ra build_flags <<<"${EMIT_TRIAL_BUILD_FLAGS:-}"
# Of podman: health checks are kept, and are run by the trial itself where there is no systemd to do so.
export BUILDAH_FORMAT=docker
[ -d /run/systemd/system ] || export DISABLE_HC_SYSTEMD=true

image_of() {
  sed -n "s|^ *image: \(.*/$1:.*\)|\1|p" docker-compose.yml
}

# The image when it is here or can be pulled; else stand-in.
had() {
  if "$engine" image inspect "$1" >/dev/null 2>&1 || "$engine" pull --quiet "$1" >/dev/null 2>&1; then
    echo "$1"
  else
    echo stand-in
  fi
}

make_stand_ins() {
  bash scripts/deployment-trial/base-images.sh "$engine" "$PWD/$work/base" >"$work/base-images"
  node node_modules/typescript/bin/tsc --ignoreConfig --outDir "$work/stand-in" --rootDir api/src --module NodeNext \
    --target ES2023 --lib ES2023 --types node --skipLibCheck --strict \
    api/src/testing/eventstoredb/eventstoredb-server.ts
  [ -f .cache/mongodb-wire/1.47.0/Wire.class ] || {
    bash scripts/ci/mongodb-wire.sh start "$work" >/dev/null && bash scripts/ci/mongodb-wire.sh stop "$work"
  }
}

node_image="$(had docker.io/library/node:24-bookworm-slim)"
caddy_image="$(had docker.io/library/caddy:2.10-alpine)"
eventstore="$(had "$(image_of eventstore)")"
mongo="$(had "$(image_of mongo)")"
case "$node_image $caddy_image $eventstore $mongo" in *stand-in*) make_stand_ins ;; esac
[ "$node_image" != stand-in ] || node_image="$(sed -n 's/^NODE_IMAGE=//p' "$work/base-images")"
[ "$caddy_image" != stand-in ] || caddy_image="$(sed -n 's/^CADDY_IMAGE=//p' "$work/base-images")"

bases=(--build-arg "NODE_IMAGE=$node_image" --build-arg "CADDY_IMAGE=$caddy_image")
"$engine" build "${build_flags[@]}" "${bases[@]}" --target emit --tag emit . >"$work/build.log" 2>&1 ||
  { tail -n 20 "$work/build.log" >&2; exit 1; }
"$engine" build "${build_flags[@]}" "${bases[@]}" --target proxy --tag emit-proxy . >>"$work/build.log" 2>&1 ||
  { tail -n 20 "$work/build.log" >&2; exit 1; }

node scripts/deployment-trial/run.mjs "$engine" "$eventstore" "$mongo"
