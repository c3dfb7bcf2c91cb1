// The validators are built from the schemas and not committed. Runs on any Node, see workspace.mjs.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { node, root, run } from './workspace.mjs';

const schemas = 'libs/block-schemas/src';

/** File that records what the built validators were made from. */
export const fingerprintFile = join(root, 'libs/block-schemas/build/fingerprint');

const filesIn = (folder, ending) =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith(ending))
    .map((name) => `${folder}/${name}`);

/** Digest of everything that the validators are made from. */
export function fingerprint() {
  const files = [
    ...filesIn(schemas, '.json'),
    ...filesIn(`${schemas}/entities`, '.json'),
    ...readdirSync(join(root, schemas, 'blocks')).map(
      (type) => `${schemas}/blocks/${type}/schema.json`,
    ),
    'libs/forms/src/fields/values.json',
    ...filesIn('tools/codegen', '.ts'),
    'package-lock.json',
  ];
  const hash = createHash('sha256');
  for (const file of files.sort()) {
    const path = join(root, file);
    hash.update(`${file}\n`).update(existsSync(path) ? readFileSync(path) : '');
  }
  return hash.digest('hex');
}

/** Builds the validators unless they are as new as the schemas. Packages must be installed. */
export function ensureValidators() {
  if (existsSync(fingerprintFile) && readFileSync(fingerprintFile, 'utf8') === fingerprint())
    return;
  if (run(node, [join(root, 'tools/codegen/main.ts'), '--built'], { quiet: true }) !== 0) {
    console.error('The validators could not be built from the schemas: see above.');
    process.exit(1);
  }
}
