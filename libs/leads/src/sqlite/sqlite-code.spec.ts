import { expect, it } from 'vitest';
import { needsReopening, sqliteCode } from './sqlite-code.ts';

it.each([
  [5, 'SQLITE_BUSY'],
  [11, 'SQLITE_CORRUPT'],
  [17, 'SQLITE_SCHEMA'],
  [19, 'SQLITE_CONSTRAINT'],
  [778, 'SQLITE_IOERR 778'],
  [99, 'SQLITE 99'],
])('API-4: the log names SQLite’s code %d', (code, name) => {
  expect(sqliteCode(code)).toBe(name);
});

it('API-4: a damaged or unreachable file is opened again, a busy one is not', () => {
  expect(['SQLITE_CORRUPT', 'SQLITE_IOERR 778', 'CLOSED'].every(needsReopening)).toBe(true);
  expect(['SQLITE_BUSY', 'SQLITE_CONSTRAINT', 'SQLITE_SCHEMA'].some(needsReopening)).toBe(false);
});
