import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Plugin } from 'esbuild';

/** Style sheets that the renderer imports as text, `./faq.css?inline`, as its other bundler gives them. */
export const inlineStyles: Plugin = {
  name: 'inline-styles',
  setup(build) {
    build.onResolve({ filter: /\.css\?inline$/ }, ({ path, resolveDir }) => ({
      path: resolve(resolveDir, path.slice(0, -'?inline'.length)),
      namespace: 'inline-style',
    }));
    build.onLoad({ filter: /.*/, namespace: 'inline-style' }, async ({ path }) => {
      const { code } = await build.esbuild.transform(await readFile(path), {
        loader: 'css',
        minify: true,
      });
      return { contents: code, loader: 'text' };
    });
  },
};
