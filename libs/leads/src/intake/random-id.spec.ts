import { expect, it } from 'vitest';
import { looksLikeId, randomId } from './random-id.ts';

it('CLI-4: no id looks like an option to a command line, and each is another', () => {
  const ids = Array.from({ length: 2000 }, randomId);
  expect(ids.filter((id) => id.startsWith('-'))).toEqual([]);
  expect(ids.every(looksLikeId)).toBe(true);
  expect(new Set(ids).size).toBe(ids.length);
});
