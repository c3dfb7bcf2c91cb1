import {
  concerns,
  Drafts,
  leadsOfPerson,
  type LeadValues,
  type PersonalLead,
  type Encryptor,
  type StoredDraft,
} from '@forecourt/leads';
import { UsageError } from '../../shared/errors/exit-codes.ts';
import { printable } from '../../shared/terminal/printable.ts';
import type { LeadStores } from './with-lead-store.ts';

/** Criteria for finding a person. */
export interface PersonRequest {
  readonly email?: string;
  readonly phone?: string;
  /** Ids of leads. */
  readonly leads: readonly string[];
  readonly tenant?: string;
}

/** A person's stored data. */
export interface FoundPerson {
  readonly leads: readonly PersonalLead[];
  readonly drafts: readonly StoredDraft[];
  /** Number of drafts that could not be decrypted; any of them may be the person's. */
  readonly unreadDrafts: number;
}

const batch = 200;

/**
 * Finds all stored data of a person.
 * @param encryptor decrypts drafts; without it, only drafts of a matching lead can be found
 * @throws {UsageError} if the request has no criteria
 */
export async function findPerson(
  { email, phone, leads: ids, tenant }: PersonRequest,
  { privacy, drafts, leads }: LeadStores,
  encryptor: Encryptor | undefined,
): Promise<FoundPerson> {
  const person = email === undefined && phone === undefined ? undefined : { email, phone };
  if (person === undefined && ids.length === 0)
    throw new UsageError('name the person: --email, --phone, or ids of leads');
  const named = person ? await leadsOfPerson(privacy, person, tenant) : [];
  const found = new Map(named.map((each) => [each.id, each]));
  for (const id of ids) {
    const record = await leads.read(id);
    if (!record || (tenant !== undefined && record.tenant !== tenant))
      throw new UsageError(`there is no lead ${printable(id)}`);
    if (record.erasedAt === undefined) found.set(record.id, record);
  }
  const reader = encryptor && new Drafts({ store: drafts, encryptor });
  const own: StoredDraft[] = [];
  let unreadDrafts = 0;
  for (let after = ''; ;) {
    const page = await drafts.listDrafts({ after, tenant }, batch);
    for (const draft of page) {
      if (draft.leadId !== undefined && found.has(draft.leadId)) own.push(draft);
      else {
        const values = valuesOf(draft, reader);
        if (values === undefined) unreadDrafts++;
        else if (person && concerns(person, values)) own.push(draft);
      }
    }
    if (page.length < batch) break;
    after = page.at(-1)!.tokenHash;
  }
  return { leads: [...found.values()], drafts: own, unreadDrafts };
}

/** Returns a draft's values; undefined if they cannot be decrypted. */
export function valuesOf(draft: StoredDraft, reader: Drafts | undefined): LeadValues | undefined {
  try {
    const content = reader?.open(draft) as { readonly values?: LeadValues } | undefined;
    return content && (content.values ?? {});
  } catch {
    return undefined;
  }
}
