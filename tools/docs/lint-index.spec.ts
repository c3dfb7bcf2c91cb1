import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { lintIndex } from './lint-index.ts';

it('CLI-2: docs/lint-rules.md is what npm run docs makes', () => {
  const file = join(import.meta.dirname, '../../docs/lint-rules.md');
  expect(readFileSync(file, 'utf8')).toBe(lintIndex());
});
