import type { FormValues } from '@forecourt/forms';
import { isLeadStoreFailure, type DraftScope, type Drafts } from '@forecourt/leads';

/** An unfinished form that is stored, encrypted, until its visitor continues or returns. */
export interface Draft {
  /** Key of the next step. */
  readonly step: string;
  readonly done: readonly string[];
  readonly values: FormValues;
  /** The lead, if it is stored already. */
  readonly leadId?: string;
}

/**
 * Merges the visitor's input into the draft's values; an empty sensitive field does not overwrite a
 * stored value.
 */
export const typedOver = (saved: FormValues, typed: FormValues): FormValues =>
  Object.fromEntries(
    Object.entries(typed).filter(([name, value]) => !(Object.hasOwn(saved, name) && value === '')),
  );

/** Returns the values that may be rendered in the page. */
export const openValues = (values: FormValues, sensitive: readonly string[]): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !sensitive.includes(name)));

/** Returns the sensitive values, which may not. */
export const sensitiveValues = (values: FormValues, sensitive: readonly string[]): FormValues =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => sensitive.includes(name) && value !== ''),
  );

/**
 * Returns a draft by its token; undefined if it is gone or can't be decrypted any more.
 * @throws {LeadStoreFailure}
 */
export async function readDraft(
  drafts: Drafts,
  scope: DraftScope,
  token: string,
): Promise<Draft | undefined> {
  try {
    return (await drafts.read(scope, token)) as Draft | undefined;
  } catch (error) {
    if (error instanceof Error && error.name === 'DecryptionError') return undefined;
    throw error;
  }
}

/** Ignores a failure of the store, which is logged, and nothing else. */
export function ignoreStoreFailure(error: unknown): undefined {
  if (!isLeadStoreFailure(error)) throw error;
  return undefined;
}

/** Returns the sensitive values of the draft; none if it is gone or cannot be read. */
export async function savedValues(
  drafts: Drafts,
  scope: DraftScope,
  token: string | undefined,
  sensitive: readonly string[],
): Promise<FormValues> {
  if (!token || sensitive.length === 0) return {};
  const saved = await readDraft(drafts, scope, token).catch(ignoreStoreFailure);
  return sensitiveValues(saved?.values ?? {}, sensitive);
}

/** Saves an unfinished form, for 14 days unless given a lifetime; without a token if that fails. */
export const saveDraft = (
  drafts: Drafts,
  scope: DraftScope,
  draft: Draft,
  { token, lifetime }: { readonly token?: string; readonly lifetime?: number },
): Promise<string | undefined> =>
  drafts
    .save(scope, draft, token, { leadId: draft.leadId, lifetime })
    .then((saved) => saved.token, ignoreStoreFailure);
