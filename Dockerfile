# The server and the web app in one image, and the reverse proxy in front of several in another (--target proxy). Both
# run as users without rights; the server keeps its data in /data.
FROM node:24-bookworm-slim AS packages
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
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund -w @emit/api -w @emit/contract

FROM caddy:2.10-alpine AS proxy
COPY deploy/Caddyfile /etc/caddy/Caddyfile
# Certificates and their account, where EMIT_SITE is a domain.
RUN chown -R 1000:1000 /data /config
USER 1000:1000

FROM node:24-bookworm-slim AS emit
ENV NODE_ENV=production PORT=3000 EMIT_DATA_DIR=/data
WORKDIR /app
COPY --from=production /app ./
COPY --from=build /app/contract/dist contract/dist
COPY --from=build /app/api/dist api/dist
COPY api/models api/models
COPY --from=build /app/web/dist web/dist
RUN mkdir /data && chown node:node /data && chmod 700 /data \
  && printf '#!/bin/sh\nexec node --enable-source-maps /app/api/dist/cli.js "$@"\n' > /usr/local/bin/emit \
  && chmod 755 /usr/local/bin/emit
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "--max-semi-space-size=32", "--heap-growing-percent=100", "api/dist/main.js"]
