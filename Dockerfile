# Serves what `npm start` serves, with a PostgreSQL that is elsewhere. See docs/self-hosting.md.
# The tags follow Debian's security updates; name a digest where every build must start from the same bytes.

FROM node:24-bookworm-slim AS build
WORKDIR /packetsmith
COPY package.json package-lock.json .npmrc ./
COPY infra/server/prepare.mjs infra/server/
COPY infra/server/prepare infra/server/prepare
RUN node infra/server/prepare.mjs
COPY . .
RUN npm run build -- python-runtime web
# The Node that built it and that the tests ran on: compiled Python fits no other. It comes without npm.
RUN cp --dereference node_modules/.bin/node /usr/local/bin/packetsmith-node
# What is left is what the server imports: browsers and functions get theirs from builds, PostgreSQL is elsewhere.
RUN mkdir /server && cp package.json package-lock.json .npmrc /server && mv node_modules /server && cd /server \
 && npm pkg delete devDependencies optionalDependencies \
      dependencies.@apollo/client dependencies.@monaco-editor/react dependencies.@supabase/supabase-js \
      dependencies.aws4fetch dependencies.diff dependencies.fflate dependencies.graphiql dependencies.monaco-editor \
      dependencies.p-map dependencies.pyodide dependencies.radix-ui dependencies.react dependencies.react-dom \
      dependencies.react-resizable-panels dependencies.react-router-dom dependencies.rxjs \
      dependencies.swagger-ui-dist dependencies.workbox-core dependencies.workbox-precaching \
      dependencies.workbox-routing dependencies.workbox-strategies \
 && npm prune --ignore-scripts --no-audit --no-fund
# The files of a checkout may be readable by their owner alone.
RUN chmod --recursive a+rX /packetsmith /server

FROM debian:bookworm-slim
RUN useradd --uid 10001 --user-group --no-create-home --home-dir /data --shell /usr/sbin/nologin packetsmith \
 && install --directory --owner=packetsmith --group=packetsmith --mode=0700 /data
WORKDIR /packetsmith
COPY --from=build /usr/local/bin/packetsmith-node /usr/local/bin/node
COPY --from=build /server/node_modules node_modules
# The sources, too: the start compares them with what the build was made from, and runs those of the server.
COPY --from=build /packetsmith .
ENV LISTEN_ADDRESS=0.0.0.0 PORT=3000 DATA_DIR=/data
USER 10001:10001
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "infra/server/start.ts"]
