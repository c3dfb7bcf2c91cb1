import type { LeadEntry } from '../ports/lead-entry.ts';
import type { Row, Run, SqlDatabase } from './database.ts';
import type { RevisionId } from './store-revision.ts';

/** A form's submissions by what a repeated one is recognised by: its key, or its body. */
export interface RecognisedSubmissions {
  /** Records a key or body with its lead. @returns the row that was there before, locked */
  readonly recordOrLock: (match: string, lead: RevisionId) => Promise<Row | undefined>;
  /** Returns the row of the first body that was submitted before. */
  readonly firstOf: (matches: readonly string[]) => Promise<Row | undefined>;
  /** Has a key or body lead to another revision. */
  readonly pointTo: (match: string, lead: RevisionId) => Promise<void>;
  /** The same for one that is submitted as a new revision, from now on. */
  readonly renew: (match: string, lead: RevisionId) => Promise<void>;
}

/** Returns the match of a key that the visitor's browser sent. */
export const keyMatch = (key: string): string => `key:${key}`;
/** Returns the match of a body. */
export const bodyMatch = (fingerprint: string): string => `body:${fingerprint}`;

/** Returns the recognised submissions of an entry's form, within a transaction. */
export function recognisedSubmissions(
  run: Run,
  { tenant, form, fingerprints, at }: LeadEntry,
  { lockRows }: Pick<SqlDatabase, 'lockRows'>,
): RecognisedSubmissions {
  return {
    async recordOrLock(match, lead) {
      for (;;) {
        const inserted = await run(
          `insert into submissions (tenant, form, match, fingerprint, lead_id, revision, accepted_at)
           values (?, ?, ?, ?, ?, ?, ?)
           on conflict (tenant, form, match) do nothing returning match`,
          [tenant, form, match, fingerprints[0], lead.id, lead.revision, at],
        );
        if (inserted.length > 0) return undefined;
        const [known] = await run(
          `select match, fingerprint, lead_id, revision, accepted_at from submissions
           where tenant = ? and form = ? and match = ? ${lockRows}`,
          [tenant, form, match],
        );
        // Missing after the first statement only if it has just been deleted as too old.
        if (known) return known;
      }
    },

    async firstOf(matches) {
      for (const match of matches) {
        const [known] = await run(
          `select match, fingerprint, lead_id, revision, accepted_at from submissions
           where tenant = ? and form = ? and match = ?`,
          [tenant, form, match],
        );
        if (known) return known;
      }
      return undefined;
    },

    async pointTo(match, { id, revision }) {
      await run(
        'update submissions set lead_id = ?, revision = ? where tenant = ? and form = ? and match = ?',
        [id, revision, tenant, form, match],
      );
    },

    async renew(match, { id, revision }) {
      await run(
        `update submissions set lead_id = ?, revision = ?, accepted_at = ?
         where tenant = ? and form = ? and match = ?`,
        [id, revision, at, tenant, form, match],
      );
    },
  };
}
