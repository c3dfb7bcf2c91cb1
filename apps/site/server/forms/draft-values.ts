import type { FormValues } from '@forecourt/forms';
import type { DraftPlace, Drafts } from '@forecourt/leads';

/** What was typed, over what the draft keeps; an empty sensitive field does not wipe that out. */
export const typedOver = (saved: FormValues, typed: FormValues): FormValues =>
  Object.fromEntries(
    Object.entries(typed).filter(([name, value]) => !(Object.hasOwn(saved, name) && value === '')),
  );

/** Values that may go back into the page. */
export const openValues = (values: FormValues, sensitive: readonly string[]): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !sensitive.includes(name)));

/** Sensitive values of the draft; none where it is gone or cannot be read. */
export async function savedValues(
  drafts: Drafts,
  place: DraftPlace,
  token: string | undefined,
  sensitive: readonly string[],
): Promise<FormValues> {
  if (!token || sensitive.length === 0) return {};
  const saved = (await drafts.read(place, token).catch(() => undefined)) as FormValues | undefined;
  return Object.fromEntries(
    Object.entries(saved ?? {}).filter(([name]) => sensitive.includes(name)),
  );
}

/** Saves an unfinished application; one that cannot be saved goes on without. */
export const saveDraft = (
  drafts: Drafts,
  place: DraftPlace,
  values: FormValues,
  token: string | undefined,
): Promise<string | undefined> =>
  drafts.save(place, values, token).then(
    (saved) => saved.token,
    () => undefined,
  );
