/**
 * Writes docs/requirements.md: every requirement, where it is met and the tests that prove it.
 * `--check` writes nothing and fails when the file is stale. Both fail when the list and the
 * repository do not agree.
 */
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { requirementsDocument } from './document.ts';
import { findErrors } from './find-errors.ts';
import { findProofs } from './find-proofs.ts';
import { readRequirements, repository } from './requirements.ts';

const groups = readRequirements();
const keys = groups.map(({ key }) => key);
const specs = globSync('{libs,apps,tools}/**/*.spec.{ts,tsx}', {
  cwd: repository,
  exclude: (path) => /(?:^|[\\/])(?:node_modules|build|dist)$/.test(path),
});
const proofs = specs
  .map((path) => path.replaceAll('\\', '/'))
  // The tool's own tests make titles up.
  .filter((path) => !path.startsWith('tools/requirements/'))
  .sort()
  .flatMap((path) => findProofs(path, readFileSync(join(repository, path), 'utf8'), keys));

const errors = findErrors(groups, proofs, (path) => existsSync(join(repository, path)));
const file = join(repository, 'docs/requirements.md');
const text = requirementsDocument(groups, proofs);
const current = existsSync(file) ? readFileSync(file, 'utf8') : '';
if (process.argv.includes('--check')) {
  if (current !== text) errors.push('docs/requirements.md is stale: run npm run requirements');
} else if (current !== text) {
  writeFileSync(file, text);
}
for (const error of errors) console.error(error);
process.exitCode = errors.length > 0 ? 1 : 0;
