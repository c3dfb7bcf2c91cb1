import { readLeadDocument } from '../intake/lead-document.ts';
import type { Intake } from '../intake/intake.ts';
import type { LeadValues, LenderReport } from '../intake/submission.ts';
import { isLeadStoreFailure } from '../ports/failures.ts';
import type { HandOffId, HandOffStore } from '../ports/hand-off-store.ts';
import type { LeadStore } from '../ports/lead-store.ts';
import type { Application, Lender } from '../ports/lender.ts';
import type { HandOff, HandOffOutcome } from './hand-off.ts';

export interface ResenderOptions {
  readonly store: HandOffStore;
  readonly leads: Pick<LeadStore, 'read'>;
  readonly intake: Pick<Intake, 'accept' | 'sensitiveValues'>;
  readonly handOff: Pick<HandOff, 'applyBegun'>;
  /** The lender of a tenant; undefined if it has none. */
  readonly lenderOf: (tenant: string) => Lender | undefined;
  /** Fields that the lender's answer adds to the lead. */
  readonly fieldsOf: (outcome: HandOffOutcome) => LeadValues;
  /** Called with every application that was sent again, for the log. */
  readonly onResent: (place: HandOffId, report: LenderReport) => void;
  /** Called when a revision was stored. */
  readonly onAccepted: () => void;
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
 * Sends applications that operators have queued to the lender again, and adds the outcome to the lead.
 * Any number of servers may run it; each application is taken by one.
 * @returns how many were sent
 */
export async function resendQueued(options: ResenderOptions): Promise<number> {
  const { store, now = Date.now } = options;
  for (let count = 0; ; count++) {
    const place = await store.takeQueued(now());
    if (!place) return count;
    await resend(place, options);
  }
}

async function resend(place: HandOffId, options: ResenderOptions): Promise<void> {
  const { store, leads, intake, handOff, lenderOf, fieldsOf, onResent, onAccepted } = options;
  const { now = Date.now } = options;
  const notSent = async (reason: string) => {
    await store.end(place, { status: 'not-reached', reason, at: now() });
    onResent(place, { status: 'not-reached', reason });
  };
  const lead = await leads.read(place.leadId);
  const latest = lead?.revisions.findLast(({ ciphertext }) => ciphertext !== undefined);
  if (!lead || !latest) return notSent('erased');
  const lender = lenderOf(place.tenant);
  if (!lender) return notSent('no-lender');
  let sensitive: Record<string, string>;
  try {
    sensitive = Object.fromEntries(
      Object.entries(intake.sensitiveValues(lead, latest)).map(([name, value]) => [
        name,
        String(value),
      ]),
    );
  } catch {
    return notSent('secret');
  }
  const document = readLeadDocument(lead.revisions.at(-1)!.content);
  const fields: Application = { ...document.fields, lead_id: lead.id };
  const outcome = await handOff.applyBegun({ ...place, lender, fields, sensitive });
  const report = reportOf(outcome);
  onResent(place, report);
  const { form, page, page_url, time_zone, category, subcategory, dealer, consents } = document;
  try {
    await intake.accept({
      ...{ tenant: lead.tenant, form, page, category, leadId: lead.id, status: 'Complete' },
      ...(subcategory !== undefined && { subcategory }),
      ...(dealer !== undefined && { dealer }),
      ...(page_url !== undefined && { pageUrl: page_url }),
      ...(time_zone !== undefined && { timeZone: time_zone }),
      ...(consents && { consents }),
      values: { ...document.fields, ...fieldsOf(outcome) },
      sensitive,
      lender: report,
      amends: true,
    });
    onAccepted();
  } catch (failure) {
    // The hand-off itself is noted; only the dealer's copy lacks it.
    if (!isLeadStoreFailure(failure)) throw failure;
  }
}
