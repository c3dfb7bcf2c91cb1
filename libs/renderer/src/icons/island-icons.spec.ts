import { build } from 'esbuild';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const source = join(import.meta.dirname, '..');

it('BLK-4: no island brings the icons that only servers render to the browser', async () => {
  const { metafile } = await build({
    entryPoints: globSync('**/*.island.{ts,tsx}', { cwd: source }),
    absWorkingDir: source,
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    loader: { '.css': 'empty' },
    splitting: true,
    outdir: 'unwritten',
    write: false,
    metafile: true,
  });
  const shipped = Object.values(metafile.outputs).flatMap(({ inputs }) => Object.keys(inputs));
  expect(shipped).toContain('icons/island-drawings.ts');
  expect(shipped).not.toContain('icons/drawings.ts');
});
