import type { AnyBlock, Page, TenantSnapshot } from '@forecourt/block-schemas';
import { answerQueries } from '@forecourt/dealership';
import { formOnPage, type PlacedForm } from '@forecourt/renderer';
import type { SourceQuestions } from '../data/source-questions.ts';

/** Path of the call, which is recorded as the page of its leads. */
export const sendToTaurusPath = '/api/send-to-taurus';

const id = 'finance';

/** The finance enquiry as a page of its own. */
const page = {
  schemaVersion: 1,
  path: sendToTaurusPath,
  title: 'Finance',
  blocks: [{ type: 'form', id, data: { preset: 'finance' } } as AnyBlock],
} as Page;

/** Builds the finance enquiry of a tenant, with the dealerships in its current data. */
export async function financeForm(
  tenant: TenantSnapshot,
  questions: SourceQuestions,
): Promise<PlacedForm> {
  const found = formOnPage(page, tenant, id)!;
  return found.place(await answerQueries(found.queries, questions));
}

/** Fields that the server itself sets; a complete form may contain them, and they are ignored. */
const decided = new Set([
  'category',
  'subcategory',
  'page_id',
  'PageTitle',
  'lead_id',
  'lead_status',
  'form_completed',
  'send_customer_email',
  'taurus_customer_key',
  'dealershipId',
  'dealerCompanyId',
]);

/** Returns the applicant's own entries of a complete finance form. */
export const ownEntries = (
  entries: readonly (readonly [string, unknown])[],
): readonly (readonly [string, unknown])[] => entries.filter(([name]) => !decided.has(name));
