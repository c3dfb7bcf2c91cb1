/** Writes the indexes in docs; their specs fail when a file is stale. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { blockIndex } from './block-index.ts';
import { findingIndex } from './finding-index.ts';
import { lintIndex } from './lint-index.ts';

const docs = join(import.meta.dirname, '../../docs');
writeFileSync(join(docs, 'blocks.md'), blockIndex());
writeFileSync(join(docs, 'lint-rules.md'), lintIndex());
writeFileSync(join(docs, 'findings.md'), findingIndex());
