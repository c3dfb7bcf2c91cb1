import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { repository } from '../load-sources.ts';

const renderer = join(repository, 'libs/renderer/src');

/** One script that starts every island of the page it is added to, at once. */
export async function islandScript(): Promise<string> {
  const files = globSync('*/*/*.island.{ts,tsx}', { cwd: renderer }).sort();
  const { outputFiles } = await build({
    stdin: {
      resolveDir: renderer,
      contents: `${files.map((file, index) => `import * as island${index} from './${file}';`).join('\n')}
        const islands = {${files.map((file, index) => `${JSON.stringify(basename(dirname(file)))}: island${index}`).join(',')}};
        for (const element of document.querySelectorAll('[data-island]')) {
          const props = element.querySelector(':scope > script[type="application/json"]');
          islands[element.dataset.island].mount(element, props ? JSON.parse(props.textContent) : {});
        }`,
    },
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    jsx: 'automatic',
    plugins: [stylesAsText],
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0]!.text;
}

/** Style sheets that an island brings along are text, as Vite makes them. */
const stylesAsText: Plugin = {
  name: 'styles-as-text',
  setup(bundler) {
    bundler.onResolve({ filter: /\.css\?inline$/ }, ({ path, resolveDir }) => ({
      path: join(resolveDir, path.replace('?inline', '')),
      namespace: 'styles-as-text',
    }));
    bundler.onLoad({ filter: /.*/, namespace: 'styles-as-text' }, async ({ path }) => ({
      contents: await readFile(path, 'utf8'),
      loader: 'text',
    }));
  },
};
