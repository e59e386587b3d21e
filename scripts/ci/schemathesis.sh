#!/usr/bin/env bash
# Schemathesis against the built server on a data folder of its own: all checks, a fixed seed, two minutes at most, or
# as many seconds as are given.
# Skipped, and said so, where Python or its packages cannot be had. Fails when the API breaks its own document.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
seconds=${1:-120}

work=$(mktemp -d)
server=
finish() {
  status=$?
  [ -z "$server" ] || { kill "$server" 2>/dev/null && wait "$server" || true; }
  rm -rf "$work"
  exit "$status"
}
trap finish EXIT

venv=.cache/schemathesis
skip() { echo "skipped: Schemathesis: $1"; exit 0; }
command -v python3 >/dev/null || skip 'there is no python3'
if [ ! -x "$venv/bin/st" ]; then
  rm -rf "$venv"
  python3 -m venv "$venv" >"$work/venv.log" 2>&1 || { rm -rf "$venv"; skip 'python3 has no venv'; }
  timeout 120 "$venv/bin/pip" install --quiet --retries 1 'schemathesis>=4.32,<5' >"$work/pip.log" 2>&1 ||
    { rm -rf "$venv"; skip 'it could not be installed'; }
fi

env -u MONGODB_URL -u EVENTSTORE_URL -u ANTHROPIC_API_KEY EMIT_DATA_DIR="$work/data" EMIT_RATE_LIMITS=off PORT=0 \
  node api/dist/main.js >"$work/server.out" 2>"$work/server.err" &
server=$!
for _ in $(seq 300); do
  origin=$(sed -n 's/^Emit is ready on //p' "$work/server.out")
  [ -z "$origin" ] || break
  kill -0 "$server" 2>/dev/null || { cat "$work/server.err" >&2; exit 1; }
  sleep 0.1
done

# The member as whom it signs in (schemathesis.toml). Erasing that one would end the run.
curl --silent --show-error --fail --output /dev/null -H 'content-type: application/json' "$origin/api/v1/auth/register" \
  -d '{"email":"fuzz@example.org","password":"orchard-gate-by-night","full_name":"Fuzz"}'
cp scripts/ci/schemathesis.toml scripts/ci/schemathesis_hooks.py "$work"
st=$PWD/$venv/bin/st
cd "$work"
PYTHONDONTWRITEBYTECODE=1 "$st" --config-file schemathesis.toml run "$origin/api/docs" --checks all --seed 1 \
  --max-examples 25 --max-time "$seconds" --exclude-path /api/v1/account/erase
