import { describe, expect, it } from 'vitest';
import type { Run, SqlDatabase } from './database.ts';
import { SqlPrivacyStore } from './sql-privacy-store.ts';

/** A store over a database in which these leads are found, and the number of times it was scrubbed. */
function storeWith(ids: readonly string[]) {
  let scrubbed = 0;
  const run: Run = async (text, values) => {
    if (text.startsWith('select')) return ids.map((id) => ({ id }));
    if (text.startsWith('update leads'))
      return ids.filter((id) => id === values?.[2]).map((id) => ({ id }));
    return [];
  };
  const database: SqlDatabase = {
    transaction: (work) => work(run),
    lockRows: '',
    lockFreeRows: '',
    scrub: async () => void (scrubbed += 1),
    close: async () => undefined,
  };
  return { store: new SqlPrivacyStore(database), scrubbed: () => scrubbed };
}

const expired = { tenant: 'north', unfinishedBefore: 1, finishedBefore: 1, at: 2, limit: 10 };
const answers = { tenant: 'north', handedOverBefore: 1, othersBefore: 1, limit: 10 };

describe('SqlPrivacyStore', () => {
  it.each([
    ['request', (store: SqlPrivacyStore) => store.erase(['a'], 2)],
    ['retention', (store: SqlPrivacyStore) => store.eraseExpired(expired)],
    ['retention of sensitive answers', (store: SqlPrivacyStore) => store.eraseAnswers(answers)],
  ])(
    'FRM-16: traces of a single lead erased by %s are removed from the disk',
    async (_by, erase) => {
      const one = storeWith(['a']);
      await erase(one.store);
      expect(one.scrubbed()).toBe(1);
      const none = storeWith([]);
      await erase(none.store);
      expect(none.scrubbed()).toBe(0);
    },
  );
});
