import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findingIndex } from './finding-index.ts';

it('CLI-9: docs/findings.md is what npm run docs makes', () => {
  const file = join(import.meta.dirname, '../../docs/findings.md');
  expect(readFileSync(file, 'utf8')).toBe(findingIndex());
});
