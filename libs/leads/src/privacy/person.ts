import { readLeadDocument } from '../intake/lead-document.ts';
import type { LeadValues } from '../intake/submission.ts';
import type { DraftStore } from '../ports/draft-store.ts';
import type { LeadStore } from '../ports/lead-store.ts';
import type { PersonalLead, PrivacyStore } from '../ports/privacy-store.ts';

/** A person by e-mail address, phone number or both. */
export interface Person {
  readonly email?: string;
  readonly phone?: string;
}

const mail = (text: string) => text.normalize('NFKC').trim().toLowerCase();

/**
 * The significant digits of a telephone number: `0491 570 156`, `+61 491 570 156` and
 * `0061491570156` are one number. Empty for any other text.
 */
export function phoneKey(text: string): string {
  const bare = text.normalize('NFKC').replace(/[\s().\-‐-―/]/g, '');
  if (!/^\+?\d{6,16}$/.test(bare)) return '';
  return bare
    .replace(/^(?:\+|00(?:11)?(?=[1-9]))/, '+')
    .replace(/^\+(?:61|64)0?/, '')
    .replace(/^[+0]+/, '');
}

/** Parts of a text that may be an e-mail address. */
const words = (text: string) => text.split(/[\s,;<>()"']+/);

/** True if any of the values has the person's e-mail address or phone number. */
export function concerns(person: Person, values: LeadValues): boolean {
  const email = person.email === undefined ? '' : mail(person.email);
  const phone = person.phone === undefined ? '' : phoneKey(person.phone);
  return Object.values(values)
    .flat()
    .some((value) => {
      if (typeof value !== 'string') return false;
      if (email !== '' && words(value).some((word) => mail(word) === email)) return true;
      return phone !== '' && phoneKey(value) === phone;
    });
}

const batchSize = 200;

/** The stores of what visitors of a tenant entered. */
export interface TenantData {
  readonly privacy: Pick<PrivacyStore, 'scan'>;
  readonly leads: Pick<LeadStore, 'list'>;
  readonly drafts: Pick<DraftStore, 'listDrafts'>;
}

/** Leads of a person, of all tenants or one; any revision may mention the person. */
export async function leadsOfPerson(
  store: Pick<PrivacyStore, 'scan'>,
  person: Person,
  tenant?: string,
): Promise<readonly PersonalLead[]> {
  const found: PersonalLead[] = [];
  for (let after = ''; ;) {
    const page = await store.scan({ after, tenant }, batchSize);
    found.push(
      ...page.filter(({ revisions }) =>
        revisions.some(({ content }) => concerns(person, readLeadDocument(content).fields)),
      ),
    );
    const last = page.at(-1);
    if (!last || page.length < batchSize) return found;
    after = last.id;
  }
}

/** True if anything is stored for a tenant, which may have been removed: a lead, a delivery or a draft. */
export async function hasDataOfTenant(
  { privacy, leads, drafts }: TenantData,
  tenant: string,
): Promise<boolean> {
  const found = await Promise.all([
    privacy.scan({ tenant }, 1),
    leads.list({ tenant }, 1),
    drafts.listDrafts({ tenant }, 1),
  ]);
  return found.some(({ length }) => length > 0);
}
