import { describe, expect, it } from 'vitest';
import { checkColumns } from './check-mapping.ts';
import { omittedRows } from './omitted-rows.ts';

describe('rows that a mapping leaves out', () => {
  const omits = omittedRows({ omit: { Status: ['WHOLESALE', 'Sold'], 'site.id': [4, ''] } });

  it.each([
    [{ Status: 'wholesale ', site: { id: 1 } }, true],
    [{ Status: 'SOLD', site: { id: 1 } }, true],
    [{ Status: 'Available', site: { id: 1 } }, false],
    [{ Status: 'Wholesale price', site: { id: 1 } }, false],
    [{ Status: 'Available', site: { id: 4 } }, true],
    [{ Status: 'Available', site: { id: ' ' } }, true],
    [{ Status: '', site: { id: 1 } }, false],
  ])('CLI-12: %j: %j', (record, expected) => {
    expect(omits(record)).toBe(expected);
  });

  it('CLI-12: without the property no row is left out', () => {
    expect(omittedRows({})({ Status: 'WHOLESALE' })).toBe(false);
  });

  it('CLI-12: a column that the feed does not have is an error', () => {
    const mapping = { omit: { Statis: ['SOLD'] }, fields: { id: 'Id' } };
    expect(checkColumns(mapping, ['Id', 'Status'])).toMatchObject([
      { pointer: '/omit/Statis', suggestion: 'Status' },
    ]);
  });
});
