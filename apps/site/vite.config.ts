import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { serverEntry } from './server-entry-plugin.ts';

/** Packages that stay outside the server's bundle: native code, worker threads, many CommonJS files. */
const external = ['express', 'compression', 'nodemailer', 'pg', 'pino', 'sharp'];

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), serverEntry()],
  build: {
    assetsDir: '_build',
    // Kept for the preview, which finds its script by it.
    manifest: true,
    // What third parties' code is in the build, for whoever passes it on.
    license: true,
    // Fonts and pictures stay files: pages name them in preloads and styles.
    assetsInlineLimit: 0,
  },
  // React is bundled, and with it the choice of its production build: a server started without
  // NODE_ENV is as fast as one with it. In development Node loads it as it is; the adapter goes
  // through Vite, so that it meets the same copy of react-router as the routes do.
  ssr:
    command === 'build' ? { noExternal: true, external } : { noExternal: ['@remix-run/express'] },
  environments: {
    // Beside the framework's own entries, which it adds to these.
    client: {
      build: { rollupOptions: { input: ['./preview/main.ts'] } },
    },
    ssr: {
      ...(command === 'build' && {
        define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      }),
      // Style sheets go into every page as text, so the server's build makes them small.
      build: {
        cssMinify: 'lightningcss',
        rollupOptions: { input: './server/index.ts' },
      },
    },
  },
}));
