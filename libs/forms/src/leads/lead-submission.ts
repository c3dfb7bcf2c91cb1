import type { Lead } from './lead.ts';

/** Origin of a lead. */
export interface LeadOrigin {
  readonly tenant: string;
  /** Path of the form's page. */
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

/** Returns a form's name in the store, with its page: form ids are unique only within one. */
export const storedFormName = ({ page, formId }: Pick<LeadOrigin, 'page' | 'formId'>): string =>
  `${page}#${formId}`;

/** Returns a lead as it is submitted for storage. */
export const leadSubmission = (
  lead: Lead,
  { tenant, page, formId, dealer, timeZone, domain }: LeadOrigin,
) => ({
  tenant,
  dealer,
  form: storedFormName({ page, formId }),
  page,
  // API routes are not pages.
  pageUrl: domain && !page.startsWith('/api/') ? `https://${domain}${page}` : undefined,
  timeZone,
  visitAt: lead.visitAt,
  category: lead.category,
  subcategory: lead.subcategory,
  status: lead.status,
  values: lead.fields,
  // Until the form is complete they are in the draft alone, which is deleted after 14 days.
  sensitive: lead.status === 'Complete' ? lead.sensitive : {},
  consents: lead.consents,
  labels: Object.keys(lead.labels).length > 0 ? lead.labels : undefined,
});
