import { writeFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { diskErrorLog } from './disk-errors.ts';

it('OPS-5: a full disk is one line a minute with code and remedy, however many pictures it fails', async () => {
  const lines: unknown[] = [];
  let now = 0;
  const log = { error: (fields: object, text: string) => void lines.push([fields, text]) } as never;
  const report = diskErrorLog(log, () => now);
  const full = await writeFile('/dev/full', 'x').catch((error: unknown) => error);
  for (now of [0, 1, 59_999, 60_000]) report(full);
  const line = [
    { code: 'ENOSPC', action: 'the disk is full: make room' },
    'picture cannot be cached',
  ];
  expect(lines).toEqual([line, line]);
  report(new Error('internal'));
  expect(lines).toHaveLength(3);
});
