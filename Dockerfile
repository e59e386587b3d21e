# The server and the web app in one image, and the reverse proxy in front of several in another (--target proxy). Both
# run as users without rights; the server keeps its data in /data.
ARG NODE_IMAGE=docker.io/library/node:24-bookworm-slim
ARG CADDY_IMAGE=docker.io/library/caddy:2.10-alpine

FROM ${NODE_IMAGE} AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY contract/package.json contract/
COPY api/package.json api/
COPY web/package.json web/

FROM packages AS build
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN npm run build

FROM packages AS production
# The compiler is an optional package of one that documents the API, which needs it in a build alone; ONNX Runtime brings
# its libraries for every system.
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund -w @emit/api -w @emit/contract \
  && rm -rf node_modules/typescript \
  && cd node_modules/onnxruntime-node/bin/napi-v6 \
  && find . -mindepth 2 -maxdepth 2 ! -path "./$(node -p 'process.platform + "/" + process.arch')" -exec rm -rf {} +

FROM ${CADDY_IMAGE} AS proxy
COPY deploy/Caddyfile /etc/caddy/Caddyfile
# Certificates and their account, where EMIT_SITE is a domain.
RUN chown -R 1000:1000 /data /config
USER 1000:1000

FROM ${NODE_IMAGE} AS emit
ENV NODE_ENV=production PORT=3000 EMIT_DATA_DIR=/data
WORKDIR /app
COPY --from=production /app ./
COPY --from=build /app/contract/dist contract/dist
COPY --from=build /app/api/dist api/dist
COPY api/models api/models
COPY api/texts api/texts
COPY --from=build /app/web/dist web/dist
RUN mkdir /data && chown node:node /data && chmod 700 /data \
  && printf '#!/bin/sh\nexec node --enable-source-maps /app/api/dist/cli.js "$@"\n' > /usr/local/bin/emit \
  && chmod 755 /usr/local/bin/emit
# By number: Kubernetes cannot tell that a name is not root's.
USER 1000:1000
VOLUME /data
EXPOSE 3000
# Whether the process answers: no restart mends a store that is away.
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health/live`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "--max-semi-space-size=32", "--heap-growing-percent=100", "api/dist/main.js"]
