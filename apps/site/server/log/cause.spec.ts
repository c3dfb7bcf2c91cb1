import { LeadStoreFailure } from '@forecourt/leads';
import { writeFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { causeOf } from './cause.ts';

it('OPS-5: a failure of the system or the database is code, file and remedy, without a stack trace', async () => {
  const failed = await writeFile('/dev/full', 'x').catch((error: unknown) => error);
  expect(causeOf(failed)).toEqual({ code: 'ENOSPC', action: 'the disk is full: make room' });
  const missing = await writeFile('/dev/null/a', 'x').catch((error: unknown) => error);
  expect(causeOf(missing)).toEqual({ code: 'ENOTDIR', file: '/dev/null/a' });
  expect(causeOf(new LeadStoreFailure('SQLITE_FULL'))).toEqual({ code: 'SQLITE_FULL' });
});

it('OPS-5: an internal error keeps its stack trace', () => {
  const error = new TypeError('x is undefined');
  expect(causeOf(error)).toEqual({ err: error });
  expect(causeOf('thrown text')).toEqual({ err: 'thrown text' });
});
