import { readLeadDocument } from '../intake/lead-document.ts';
import type { LeadValues } from '../intake/submission.ts';
import type { PersonalLead, PrivacyStore } from '../ports/privacy-store.ts';

/** A person as an operator knows them; one of the two at least. */
export interface Person {
  readonly email?: string;
  readonly phone?: string;
}

const mail = (text: string) => text.normalize('NFKC').trim().toLowerCase();

/**
 * A telephone number as its significant digits: `0491 570 156`, `+61 491 570 156` and
 * `0061491570156` are one number. Empty for text that is no telephone number.
 */
export function phoneKey(text: string): string {
  const bare = text.normalize('NFKC').replace(/[\s().\-‐-―/]/g, '');
  if (!/^\+?\d{6,16}$/.test(bare)) return '';
  return bare
    .replace(/^(?:\+|00(?:11)?(?=[1-9]))/, '+')
    .replace(/^\+(?:61|64)0?/, '')
    .replace(/^[+0]+/, '');
}

/** Words of a text that may be an address. */
const words = (text: string) => text.split(/[\s,;<>()"']+/);

/** Whether any of a person's values names the person. */
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

const batch = 200;

/** Leads of a person, of all tenants or one; any revision may name the person. */
export async function leadsOfPerson(
  store: Pick<PrivacyStore, 'scan'>,
  person: Person,
  tenant?: string,
): Promise<readonly PersonalLead[]> {
  const found: PersonalLead[] = [];
  for (let after = ''; ;) {
    const page = await store.scan({ after, ...(tenant !== undefined && { tenant }) }, batch);
    found.push(
      ...page.filter(({ revisions }) =>
        revisions.some(({ content }) => concerns(person, readLeadDocument(content).fields)),
      ),
    );
    if (page.length < batch) return found;
    after = page.at(-1)!.id;
  }
}
