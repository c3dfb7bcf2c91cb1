/** Writes the indexes in docs, and those in docs/cli.md and docs/README.md; their specs fail when a file is stale. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { blockIndex } from './block-index.ts';
import { withCommandIndex } from './command-index.ts';
import { findingIndex } from './finding-index.ts';
import { withDecisionIndex } from './decision-index.ts';
import { lintIndex } from './lint-index.ts';

const docs = join(import.meta.dirname, '../../docs');
writeFileSync(join(docs, 'blocks.md'), blockIndex());
writeFileSync(join(docs, 'lint-rules.md'), lintIndex());
writeFileSync(join(docs, 'findings.md'), findingIndex());
const cli = join(docs, 'cli.md');
writeFileSync(cli, withCommandIndex(readFileSync(cli, 'utf8')));
const index = join(docs, 'README.md');
writeFileSync(index, withDecisionIndex(readFileSync(index, 'utf8'), join(docs, 'decisions')));
