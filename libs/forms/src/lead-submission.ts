import type { FormValues } from './definition.ts';
import type { Lead } from './lead.ts';

/** Where a lead comes from. */
export interface LeadOrigin {
  readonly tenant: string;
  /** Path of the page that the form stands on. */
  readonly page: string;
  /** Id of the form on its page. */
  readonly formId: string;
  /** The dealer's name. */
  readonly dealer?: string;
  /** The dealer's time zone. */
  readonly timeZone?: string;
  /** Domain of the dealer's website. */
  readonly domain?: string;
}

/** What forms are called in the store: pages may number theirs alike. */
export const storedFormName = ({ page, formId }: Pick<LeadOrigin, 'page' | 'formId'>): string =>
  `${page}#${formId}`;

/**
 * A lead as it is handed in for storing.
 * @param more what the server adds to the visitor's answers
 */
export const leadSubmission = (
  lead: Lead,
  { tenant, page, formId, dealer, timeZone, domain }: LeadOrigin,
  more: FormValues = {},
) => ({
  tenant,
  ...(dealer && { dealer }),
  form: storedFormName({ page, formId }),
  page,
  // Calls for programs are no pages.
  ...(domain && !page.startsWith('/api/') && { pageUrl: `https://${domain}${page}` }),
  ...(timeZone && { timeZone }),
  category: lead.category,
  ...(lead.subcategory && { subcategory: lead.subcategory }),
  status: lead.status,
  values: { ...lead.fields, ...more },
  // Until the form is complete they wait in the draft alone, which is deleted after 14 days.
  sensitive: lead.status === 'Complete' ? lead.sensitive : {},
  consents: lead.consents,
});
