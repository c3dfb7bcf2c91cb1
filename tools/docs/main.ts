/** Writes docs/blocks.md; its spec fails when the file is stale. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { blockIndex } from './block-index.ts';

writeFileSync(join(import.meta.dirname, '../../docs/blocks.md'), blockIndex());
