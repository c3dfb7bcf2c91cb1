/**
 * Writes `data/*.json` of the demo tenants, and the brochures, from the facts in this folder.
 * `--check` writes nothing and fails if a committed file is not what would be written.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { outputsOf } from './outputs.ts';

const tenants = join(import.meta.dirname, '../../tenants');
const outputs = await outputsOf(tenants);
const current = (file: string) => (existsSync(file) ? readFileSync(file, 'latin1') : '');
const stale = [...outputs].filter(
  ([file, text]) => current(file) !== Buffer.from(text).toString('latin1'),
);
if (process.argv.includes('--check')) {
  for (const [file] of stale)
    console.error(`${relative(process.cwd(), file)} is stale: run node tools/demo-data/main.ts`);
  process.exit(stale.length > 0 ? 1 : 0);
}
for (const [file, text] of stale) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
console.log(`demo data: ${outputs.size} files, ${stale.length} changed`);
