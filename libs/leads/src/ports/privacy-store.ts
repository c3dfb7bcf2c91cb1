import type { LeadRevision } from './lead-entry.ts';

/** A lead with what its visitor entered, without its deliveries. */
export interface PersonalLead {
  readonly id: string;
  readonly tenant: string;
  readonly form: string;
  readonly createdAt: number;
  readonly revisions: readonly (LeadRevision & { readonly acceptedAt: number })[];
}

/** Counts of one erasure. */
export interface Erased {
  /** Ids of the leads whose personal data were erased now. */
  readonly leads: readonly string[];
  readonly revisions: number;
  /** Deliveries that were pending or dead and are cancelled. */
  readonly deliveries: number;
  readonly drafts: number;
}

/** Leads of a tenant whose retention time is over. Times in milliseconds since 1970. */
export interface Expired {
  readonly tenant: string;
  /** Partial leads whose last revision is not younger are erased. */
  readonly unfinishedBefore: number;
  /** Complete leads likewise. */
  readonly finishedBefore: number;
  /** Now. */
  readonly at: number;
  /** Leads at most; the caller repeats until fewer come back. */
  readonly limit: number;
}

/** Sensitive answers of a tenant whose retention time is over. */
export interface ExpiredAnswers {
  readonly tenant: string;
  /** Of applications that the lender accepted not later than this. */
  readonly handedOverBefore: number;
  /** Of leads that no lender is known to have, by their last revision. */
  readonly othersBefore: number;
  readonly limit: number;
}

/**
 * Finds and erases personal data. An erased lead stays as an anonymous row: its id, tenant, form and
 * dates, and the accounts of its deliveries. Several servers may erase at once; each lead is erased
 * once. Rejects with `LeadStoreFailure`; nothing is changed then.
 */
export interface PrivacyStore {
  /** Leads that are not erased, by id from `after` on, all tenants or one. */
  scan(
    from: { readonly tenant?: string; readonly after?: string },
    limit: number,
  ): Promise<readonly PersonalLead[]>;
  /** Erases leads on request. An id without a lead, or of an erased one, is ignored. */
  erase(leadIds: readonly string[], at: number): Promise<Erased>;
  /** Erases one batch of leads whose retention time is over. */
  eraseExpired(expired: Expired): Promise<Erased>;
  /** Erases the sensitive answers of one batch of leads; all else stays. @returns how many leads */
  eraseAnswers(expired: ExpiredAnswers): Promise<number>;
}
