import {
  sensitiveFields,
  stepKey,
  type FormDefinition,
  type FormState,
  type FormValues,
} from '@forecourt/forms';

/**
 * What of an unfinished form outlives a reload, or a look at another page of the site. Of sensitive
 * answers there is the draft's token alone, which leads back to the form and never shows them.
 */
export type FormMemory = Pick<FormState, 'values' | 'done' | 'lead' | 'draft'>;

/** As much of `sessionStorage` as is used: it ends with the tab. */
type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What an unfinished form is kept under: the page, with what its query fills in, and the form's id. */
const nameOf = ({ id }: FormDefinition) =>
  `form ${window.location.pathname}${window.location.search} ${id}`;

/** Keeps what was typed so far; sensitive values are never in a browser's store. */
export function rememberForm(
  store: Store,
  form: FormDefinition,
  { values, done, lead, draft }: FormMemory,
): void {
  const sensitive = sensitiveFields(form);
  const kept = Object.entries(values).filter(([name]) => !sensitive.includes(name));
  const memory: FormMemory = {
    values: Object.fromEntries(kept),
    done,
    ...(lead !== undefined && { lead }),
    ...(draft !== undefined && { draft }),
  };
  try {
    store.setItem(nameOf(form), JSON.stringify(memory));
  } catch {
    // A full or forbidden store: the form works without.
  }
}

/** What was kept of a form, as far as it still fits; undefined if there is nothing. */
export function recallForm(store: Store, form: FormDefinition): FormMemory | undefined {
  try {
    const memory = JSON.parse(store.getItem(nameOf(form)) ?? 'null') as FormMemory | null;
    if (!memory) return undefined;
    const names = new Set(form.fields.map(({ name }) => name));
    const known = Object.entries(memory.values).filter(([name]) => names.has(name));
    const keys = form.steps.map(stepKey);
    return {
      values: Object.fromEntries(known) as FormValues,
      done: memory.done.filter((key) => keys.includes(key)),
      ...(memory.lead !== undefined && { lead: memory.lead }),
      ...(memory.draft !== undefined && { draft: memory.draft }),
    };
  } catch {
    return undefined;
  }
}

/** Forgets a form that was sent. */
export function forgetForm(store: Store, form: FormDefinition): void {
  try {
    store.removeItem(nameOf(form));
  } catch {
    // Nothing was kept there either.
  }
}
