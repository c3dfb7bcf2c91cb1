/**
 * Checks how files, folders and packages import each other, and writes the diagrams into
 * docs/architecture.md. `--check` writes nothing and fails when the diagrams are stale.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { findViolations } from './find-violations.ts';
import { drawDiagrams } from './diagrams.ts';
import { readImports } from './read-imports.ts';

const repository = join(import.meta.dirname, '../..');
const file = join(repository, 'docs/architecture.md');
const [begin, end] = ['<!-- structure: begin -->', '<!-- structure: end -->'];

const imports = await readImports(repository);
const violations = findViolations(imports);

const current = readFileSync(file, 'utf8');
const [before, rest = ''] = current.split(begin);
const [, after] = rest.split(end);
if (after === undefined) throw new Error(`${file} lacks the lines ${begin} and ${end}`);
const text = await format(`${before}${begin}\n\n${drawDiagrams(imports)}\n\n${end}${after}`, {
  ...(await resolveConfig(file)),
  parser: 'markdown',
});
if (process.argv.includes('--check')) {
  if (current !== text) violations.push('docs/architecture.md is stale: run npm run structure');
} else if (current !== text) {
  writeFileSync(file, text);
}

for (const violation of violations) console.error(violation);
process.exitCode = violations.length > 0 ? 1 : 0;
