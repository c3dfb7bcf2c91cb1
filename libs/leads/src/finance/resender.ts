import { DecryptionError } from '../encryption/encryptor.ts';
import { readLeadDocument } from '../intake/lead-document.ts';
import type { Intake } from '../intake/intake.ts';
import type { LeadValues, LenderReport } from '../intake/submission.ts';
import { isLeadStoreFailure } from '../ports/failures.ts';
import type { HandOffId, HandOffStore } from '../ports/hand-off-store.ts';
import type { LeadStore } from '../ports/lead-store.ts';
import type { Application, Lender } from '../ports/lender.ts';
import type { HandOff } from './hand-off.ts';
import type { HandOffOutcome } from './hand-off-outcome.ts';

export interface ResenderOptions {
  readonly store: HandOffStore;
  readonly leads: Pick<LeadStore, 'read'>;
  readonly intake: Pick<Intake, 'amend' | 'sensitiveValues'>;
  readonly handOff: Pick<HandOff, 'applyBegun'>;
  /** The lender of a tenant; undefined if it has none. */
  readonly lenderOf: (tenant: string) => Lender | undefined;
  /** The car of a lead whose dealership the tenant's lender looks up first; undefined if there is none. */
  readonly carIdOf: (tenant: string, fields: LeadValues) => string | undefined;
  /** Fields of the lead that the lender's answer adds. */
  readonly fieldsOf: (outcome: HandOffOutcome) => LeadValues;
  /** Called with every application that was sent again, for the log. */
  readonly onResent: (id: HandOffId, report: LenderReport) => void;
  /** Called when the lead was amended. */
  readonly onAmended: () => void;
  readonly now?: () => number;
}

/** Summary of a hand-off for the lead. */
export function reportOf(outcome: HandOffOutcome): LenderReport {
  switch (outcome.outcome) {
    case 'accepted':
      return { status: 'accepted' };
    case 'saved':
      return { status: outcome.status, reason: outcome.reason };
    default:
      return { status: 'declined', reason: 'declined' };
  }
}

/**
 * Resends applications that operators have queued to the lender, and adds the outcome to the lead.
 * Any number of servers may run it; each application is taken by one of them.
 * @returns how many were sent
 */
export async function resendQueued(options: ResenderOptions): Promise<number> {
  const { store, now = Date.now } = options;
  for (let count = 0; ; count++) {
    const id = await store.takeQueued(now());
    if (!id) return count;
    await resend(id, options);
  }
}

async function resend(id: HandOffId, options: ResenderOptions): Promise<void> {
  const { store, leads, intake, handOff, lenderOf, carIdOf, fieldsOf, onResent, onAmended } =
    options;
  const { now = Date.now } = options;
  const notSent = async (reason: string) => {
    await store.end(id, { status: 'not-reached', reason, at: now() });
    onResent(id, { status: 'not-reached', reason });
  };
  const lead = await leads.read(id.leadId);
  const last = lead?.revisions.at(-1);
  const encrypted = lead?.revisions.findLast(({ ciphertext }) => ciphertext !== undefined);
  if (!lead || !last || !encrypted) return notSent('erased');
  const lender = lenderOf(id.tenant);
  if (!lender) return notSent('no-lender');
  let sensitive: Record<string, string>;
  try {
    sensitive = Object.fromEntries(
      Object.entries(intake.sensitiveValues(lead, encrypted)).map(([name, value]) => [
        name,
        String(value),
      ]),
    );
  } catch (error) {
    if (!(error instanceof DecryptionError)) throw error;
    return notSent('secret');
  }
  const { fields } = readLeadDocument(last.content);
  const application: Application = { ...fields, lead_id: lead.id };
  const carId = carIdOf(id.tenant, fields);
  const outcome = await handOff.applyBegun({
    ...id,
    lender,
    fields: application,
    sensitive,
    carId,
  });
  const report = reportOf(outcome);
  onResent(id, report);
  try {
    const amended = await intake.amend({ ...id, fields: fieldsOf(outcome), lender: report });
    if (amended === 'amended') onAmended();
  } catch (failure) {
    // The hand-off itself is recorded; only the dealer's copy lacks it.
    if (!isLeadStoreFailure(failure)) throw failure;
  }
}
