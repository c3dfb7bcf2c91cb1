import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { serverEntry } from './server-entry-plugin.ts';

/** Packages that stay outside the server's bundle: native code, worker threads, many CommonJS files. */
const external = ['express', 'compression', 'nodemailer', 'pg', 'pino', 'sharp'];

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), serverEntry()],
  build: {
    assetsDir: '_build',
    // Read by the preview to find its script.
    manifest: true,
    // Licences of third-party code in the build, for anyone who distributes it.
    license: true,
    // Fonts and pictures stay files: pages name them in preloads and styles.
    assetsInlineLimit: 0,
  },
  // React is bundled as its production build, so a server started without NODE_ENV is as fast as
  // one with it. In development Node loads React directly; the adapter goes through Vite, so that
  // it shares the routes' copy of react-router.
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
      // Style sheets are inlined into every page, so the server's build minifies them.
      build: {
        cssMinify: 'lightningcss',
        rollupOptions: { input: './server/index.ts' },
      },
    },
  },
}));
