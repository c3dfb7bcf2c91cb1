import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { codeFolders } from './package-files.ts';

const libs = join(import.meta.dirname, '../../../../../libs');

/** The libraries that a library depends on, itself included. */
function dependenciesOf(library: string, known = new Set<string>()): ReadonlySet<string> {
  if (known.has(library)) return known;
  known.add(library);
  const manifest = readFileSync(join(libs, library, 'package.json'), 'utf8');
  const { dependencies = {} } = JSON.parse(manifest) as { dependencies?: Record<string, string> };
  for (const name of Object.keys(dependencies))
    if (name.startsWith('@forecourt/')) dependenciesOf(basename(name), known);
  return known;
}

it('CLI-4: cached results depend on the code of every library that checks use', () => {
  const [, ...folders] = codeFolders();
  const names = folders.map((folder) => basename(dirname(folder)));
  expect(names.sort()).toEqual([...dependenciesOf('checker')].sort());
});
