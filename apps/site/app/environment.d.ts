/// <reference types="vite/client" />

/** What `@react-router/dev` makes of `app/`: routes, server entry, manifest of the client build. */
declare module 'virtual:react-router/server-build' {
  import type { ServerBuild } from 'react-router';

  const build: ServerBuild;
  export = build;
}

/** Sets up React's refresh in development; of the same package. */
declare module 'virtual:react-router/inject-hmr-runtime';
