import { build } from 'esbuild';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';

/** Bytes that a browser fetches for some of the library's functions. */
async function gzippedBytes(names: readonly string[]): Promise<number> {
  const { outputFiles } = await build({
    stdin: {
      contents: `export { ${names.join(', ')} } from './index.ts';`,
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
  });
  return gzipSync(outputFiles[0]!.contents, { level: 9 }).length;
}

it('FRM-13: the checks that a browser runs are the compiled ones, in less than 6 kB', async () => {
  expect(await gzippedBytes(['validateStep', 'advance', 'hasErrors'])).toBeLessThan(6 * 1024);
});
