import type { AnyBlock, Page, TenantSnapshot } from '@forecourt/block-schemas';
import { answerQueries } from '@forecourt/dealership';
import { formOnPage, type PlacedForm } from '@forecourt/renderer';
import type { SourceQuestions } from '../data/source-questions.ts';

/** Path of the call, which stands for the page in the leads that it makes. */
export const sendToTaurusPath = '/api/send-to-taurus';

const id = 'finance';

/** The finance enquiry as it would stand on a page of its own. */
const page = {
  schemaVersion: 1,
  path: sendToTaurusPath,
  title: 'Finance',
  blocks: [{ type: 'form', id, data: { preset: 'finance' } } as AnyBlock],
} as Page;

/** The finance enquiry of a tenant, with the dealerships that its data knows just now. */
export async function financeForm(
  tenant: TenantSnapshot,
  questions: SourceQuestions,
): Promise<PlacedForm> {
  const found = formOnPage(page, tenant, id)!;
  return found.place(await answerQueries(found.queries, questions));
}

/** What the server itself decides: a whole form that holds it is taken, and these are passed over. */
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

/** The entries of a whole finance form that are the applicant's own. */
export const ownEntries = (
  entries: readonly (readonly [string, unknown])[],
): readonly (readonly [string, unknown])[] => entries.filter(([name]) => !decided.has(name));
