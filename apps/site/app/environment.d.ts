/// <reference types="vite/client" />

/** Output of `@react-router/dev` for `app/`: routes, server entry, manifest of the client build. */
declare module 'virtual:react-router/server-build' {
  import type { ServerBuild } from 'react-router';

  const build: ServerBuild;
  export = build;
}

/** Sets up React's refresh in development; part of the same package. */
declare module 'virtual:react-router/inject-hmr-runtime';
