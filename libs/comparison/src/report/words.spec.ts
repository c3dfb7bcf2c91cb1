import { describe, expect, it } from 'vitest';
import type { BlockChange, PageChange, TenantChange } from './diff-report.ts';
import { causeWords } from './words.ts';

const page = { properties: [] } as Partial<PageChange> as PageChange;
const tenant = { files: [] } as Partial<TenantChange> as TenantChange;

describe('words about a block that the day of viewing changes', () => {
  it.each([
    ['offers', 'shows other offers on this day'],
    ['locations', 'shows other opening hours or holidays on this day'],
    ['formBuilder', 'shows other opening hours or days to book on this day'],
    ['columns', 'shows something else on this day'],
  ])('CLI-11: %s', (type, words) => {
    const block: BlockChange = {
      ...{ change: 'changed', type, pointer: '/blocks/0', visible: true, shown: 'both' },
      ...{ causes: ['clock'], layouts: [], properties: [] },
    };
    expect(causeWords(block, page, tenant)).toEqual([words]);
    expect(causeWords({ ...block, shown: 'to' }, page, tenant)).toEqual(['shows from this day on']);
  });
});
