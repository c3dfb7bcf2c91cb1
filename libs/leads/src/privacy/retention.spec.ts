import { expect, it } from 'vitest';
import type { ExpiredAnswers, PrivacyStore } from '../ports/privacy-store.ts';
import { applyRetention, defaultRetention, unsentSensitiveDays } from './retention.ts';

it.each([
  ['as long as they can still be sent', 30, unsentSensitiveDays],
  ['no shorter than those that a lender has', 365, 365],
])(
  'FRM-16: sensitive answers that no lender is known to have are retained %s',
  async (_, sensitiveDays, othersDays) => {
    const day = 24 * 60 * 60_000;
    const now = Date.UTC(2026, 4, 20);
    const asked: ExpiredAnswers[] = [];
    const store: Pick<PrivacyStore, 'eraseExpired' | 'eraseAnswers'> = {
      eraseExpired: async () => ({ leads: [], revisions: 0, deliveries: 0, drafts: 0 }),
      eraseAnswers: async (expired) => {
        asked.push(expired);
        return 0;
      },
    };
    await applyRetention({
      store: store as PrivacyStore,
      policies: () => new Map([['north', { ...defaultRetention, sensitiveDays }]]),
      now: () => now,
    });
    expect(asked).toMatchObject([
      {
        tenant: 'north',
        handedOverBefore: now - sensitiveDays * day,
        othersBefore: now - othersDays * day,
      },
    ]);
  },
);
