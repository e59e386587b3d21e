# The server and the web app in one image; it runs as a user without rights and keeps its data in /data.
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

FROM node:24-bookworm-slim
ENV NODE_ENV=production PORT=3000 EMIT_DATA_DIR=/data
WORKDIR /app
COPY --from=production /app ./
COPY --from=build /app/contract/dist contract/dist
COPY --from=build /app/api/dist api/dist
COPY --from=build /app/web/dist web/dist
RUN mkdir /data && chown node:node /data && chmod 700 /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "api/dist/main.js"]
