import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { blockIndex } from './block-index.ts';

it('docs/blocks.md is what npm run docs makes', () => {
  const file = join(import.meta.dirname, '../../docs/blocks.md');
  expect(readFileSync(file, 'utf8')).toBe(blockIndex());
});
