import type { PrivacyStore } from '../ports/privacy-store.ts';

/** Retention times of a tenant's personal data, in days. */
export interface RetentionPolicy {
  /** Leads of forms that were not finished, from their last step: 14. */
  readonly unfinishedDays: number;
  /** Finished leads: 730. */
  readonly finishedDays: number;
  /** Sensitive answers, from when the lender accepted them: 30. */
  readonly sensitiveDays: number;
}

export const defaultRetention: RetentionPolicy = {
  unfinishedDays: 14,
  finishedDays: 730,
  sensitiveDays: 30,
};

/** Days for which sensitive answers are retained that no lender is known to have, so that they can still be sent. */
export const unsentSensitiveDays = 90;

/** Counts of one run, by tenant. */
export interface RetentionRun {
  readonly tenant: string;
  readonly leads: number;
  readonly answers: number;
}

export interface RetentionOptions {
  readonly store: PrivacyStore;
  /** Policies by tenant, read at every run. Leads of any other tenant are retained. */
  readonly policies: () => ReadonlyMap<string, RetentionPolicy>;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** Leads per transaction: 100. */
  readonly batch?: number;
  /** Awaited before the next batch, so that submissions are not delayed. */
  readonly pause?: () => Promise<void>;
}

const day = 24 * 60 * 60_000;

/**
 * Erases personal data whose retention time is over, in small batches. To be run every hour, by any
 * number of servers: what one has erased, another no longer finds.
 * @returns the tenants of which something was erased
 * @throws {LeadStoreFailure} batches that were erased before it stay erased
 */
export async function applyRetention(options: RetentionOptions): Promise<readonly RetentionRun[]> {
  const { store, policies, now = Date.now, batch = 100, pause = async () => undefined } = options;
  const runs: RetentionRun[] = [];
  for (const [tenant, policy] of policies()) {
    const at = now();
    const before = (days: number) => at - days * day;
    const everyBatch = async (erase: () => Promise<number>): Promise<number> => {
      for (let total = 0; ; await pause()) {
        const count = await erase();
        total += count;
        if (count < batch) return total;
      }
    };
    const { unfinishedDays, finishedDays, sensitiveDays } = policy;
    const leads = await everyBatch(async () => {
      const erased = await store.eraseExpired({
        tenant,
        at,
        limit: batch,
        unfinishedBefore: before(unfinishedDays),
        finishedBefore: before(finishedDays),
      });
      return erased.leads.length;
    });
    const answers = await everyBatch(() =>
      store.eraseAnswers({
        tenant,
        limit: batch,
        handedOverBefore: before(sensitiveDays),
        othersBefore: before(Math.max(sensitiveDays, unsentSensitiveDays)),
      }),
    );
    if (leads + answers > 0) runs.push({ tenant, leads, answers });
  }
  return runs;
}
