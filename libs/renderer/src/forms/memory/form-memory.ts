import {
  sensitiveFields,
  stepKey,
  type FormDefinition,
  type FormState,
  type FormValues,
} from '@forecourt/forms';

/**
 * State of an unfinished form that survives a reload or a visit to another page. It contains no
 * sensitive answers, only the draft's token, which resumes the form without revealing them.
 */
export type FormMemory = Pick<FormState, 'values' | 'done' | 'lead' | 'draft'>;

/** Part of `sessionStorage` in use; it ends with the tab. */
type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Returns the storage key of an unfinished form: the page with its prefill query, and the form's
 * id.
 */
const nameOf = ({ id }: FormDefinition) =>
  `form ${window.location.pathname}${window.location.search} ${id}`;

/** Stores the input so far, except sensitive values. */
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
    lead,
    draft,
  };
  try {
    store.setItem(nameOf(form), JSON.stringify(memory));
  } catch {
    // Storage is full or disabled; the form works without it.
  }
}

/** Returns the stored state of a form, as far as it is still valid; undefined without any. */
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
      lead: memory.lead,
      draft: memory.draft,
    };
  } catch {
    return undefined;
  }
}

/** Deletes the stored state of a submitted form. */
export function forgetForm(store: Store, form: FormDefinition): void {
  try {
    store.removeItem(nameOf(form));
  } catch {
    // Without storage there is nothing to delete.
  }
}
