# Serves the product like `npm start`, with an external PostgreSQL. See docs/self-hosting.md.
# The tags follow Debian's security updates. Use a digest if every build must start from the same bytes.

FROM node:24-bookworm-slim AS build
WORKDIR /packetsmith
COPY package.json package-lock.json .npmrc ./
COPY infra/server/prepare.mjs infra/server/
COPY infra/server/prepare infra/server/prepare
RUN node infra/server/prepare.mjs
COPY . .
RUN npm run build -- python-runtime web
# The Node version of the build and the tests, because compiled Python works with no other. It has no npm.
RUN cp --dereference node_modules/.bin/node /usr/local/bin/packetsmith-node
# Keeps only what the server imports. The builds contain the packages of browsers and functions.
RUN mkdir /server && cp package.json package-lock.json .npmrc /server && mv node_modules /server && cd /server \
 && npm pkg delete devDependencies optionalDependencies \
      dependencies.@apollo/client dependencies.@monaco-editor/react dependencies.@supabase/supabase-js \
      dependencies.browser-basedpyright dependencies.diff dependencies.fflate \
      dependencies.graphiql dependencies.monaco-editor dependencies.monaco-vim \
      dependencies.p-map dependencies.pyodide dependencies.radix-ui dependencies.react dependencies.react-dom \
      dependencies.react-resizable-panels dependencies.react-router-dom dependencies.rxjs \
      dependencies.workbox-core dependencies.workbox-precaching \
      dependencies.workbox-routing dependencies.workbox-strategies \
 && npm prune --ignore-scripts --no-audit --no-fund
# The files of a checkout may be readable only by their owner.
RUN chmod --recursive a+rX /packetsmith /server

FROM debian:bookworm-slim
RUN useradd --uid 10001 --user-group --no-create-home --home-dir /data --shell /usr/sbin/nologin packetsmith \
 && install --directory --owner=packetsmith --group=packetsmith --mode=0700 /data
WORKDIR /packetsmith
COPY --from=build /usr/local/bin/packetsmith-node /usr/local/bin/node
COPY --from=build /server/node_modules node_modules
# Includes the sources: the start compares them with those of the build and runs the server from them.
COPY --from=build /packetsmith .
ENV LISTEN_ADDRESS=0.0.0.0 PORT=3000 DATA_DIR=/data
USER 10001:10001
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "infra/server/start.ts"]
