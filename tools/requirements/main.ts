/**
 * Writes docs/requirements.md: every requirement, where it is met and the tests that prove it.
 * `--check` writes nothing and fails when the file is stale. Both fail when the list and the
 * repository do not agree.
 */
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { requirementsDocument } from './document.ts';
import { findFaults } from './find-faults.ts';
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

const faults = findFaults(groups, proofs, (path) => existsSync(join(repository, path)));
const file = join(repository, 'docs/requirements.md');
const text = requirementsDocument(groups, proofs);
const current = existsSync(file) ? readFileSync(file, 'utf8') : '';
if (process.argv.includes('--check')) {
  if (current !== text) faults.push('docs/requirements.md is stale: run npm run requirements');
} else if (current !== text) {
  writeFileSync(file, text);
}
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
