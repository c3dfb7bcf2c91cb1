import type { FormValues } from '@forecourt/forms';
import type { DraftScope, Drafts } from '@forecourt/leads';

/** An unfinished application as it waits, encrypted, for its visitor. */
export interface Draft {
  /** Key of the step that comes next. */
  readonly step: string;
  readonly done: readonly string[];
  readonly values: FormValues;
  /** The lead that was stored already. */
  readonly leadId?: string;
}

/** What was typed, over what the draft keeps; an empty sensitive field does not wipe that out. */
export const typedOver = (saved: FormValues, typed: FormValues): FormValues =>
  Object.fromEntries(
    Object.entries(typed).filter(([name, value]) => !(Object.hasOwn(saved, name) && value === '')),
  );

/** Values that may go back into the page. */
export const openValues = (values: FormValues, sensitive: readonly string[]): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !sensitive.includes(name)));

/** The values that may not. */
export const sensitiveValues = (values: FormValues, sensitive: readonly string[]): FormValues =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => sensitive.includes(name) && value !== ''),
  );

/**
 * A draft by its token; undefined where it is gone or can't be opened any more.
 * @throws {LeadStoreFailure}
 */
export async function readDraft(
  drafts: Drafts,
  place: DraftScope,
  token: string,
): Promise<Draft | undefined> {
  try {
    return (await drafts.read(place, token)) as Draft | undefined;
  } catch (error) {
    if (error instanceof Error && error.name === 'DecryptionError') return undefined;
    throw error;
  }
}

/** Sensitive values of the draft; none where it is gone or cannot be read. */
export async function savedValues(
  drafts: Drafts,
  place: DraftScope,
  token: string | undefined,
  sensitive: readonly string[],
): Promise<FormValues> {
  if (!token || sensitive.length === 0) return {};
  const saved = await readDraft(drafts, place, token).catch(() => undefined);
  return sensitiveValues(saved?.values ?? {}, sensitive);
}

/** Saves an unfinished application; one that cannot be saved goes on without. */
export const saveDraft = (
  drafts: Drafts,
  place: DraftScope,
  draft: Draft,
  token: string | undefined,
): Promise<string | undefined> =>
  drafts.save(place, draft, token, draft.leadId).then(
    (saved) => saved.token,
    () => undefined,
  );
