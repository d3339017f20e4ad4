# syntax=docker/dockerfile:1
# Fabloom in one image, for amd64 and arm64:  docker build -t fabloom .  or, for both,
# docker buildx build --platform linux/amd64,linux/arm64 -t fabloom .        docs/operations.md tells how it is run.

# Debian and not Alpine: the PostgreSQL that comes with the packages, and the voices, need its C library.
FROM node:24-bookworm-slim AS packages
WORKDIR /app
# Or the voice model's runtime would fetch libraries for graphics cards.
ENV ONNXRUNTIME_NODE_INSTALL=skip
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund --loglevel=error

FROM packages AS build
COPY . .
RUN node scripts/build.ts && npm prune --omit=dev --no-audit --no-fund --loglevel=error

FROM node:24-bookworm-slim
ENV NODE_ENV=production DATA_DIR=/data PORT=3000
WORKDIR /app
COPY --from=build /app /app
# Somebody with a name: PostgreSQL makes no database for a bare number.
RUN install -d -o node -g node -m 0700 /data
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
# Whether it lives. Whether it may be sent people is /readyz, which is the load balancer's question.
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "src/server/main.ts"]
