import type { FormState, FormValues } from '@forecourt/forms';
import type { ChangeEvent, FocusEvent } from 'react';

/** State of a form in the browser, with the field that was last corrected. */
export interface CorrectedState extends FormState {
  /** Its name. The field still has an error if the new answer has another one. */
  readonly corrected?: string;
}

const textOf = (value: FormValues[string] | undefined) => String(value ?? '');

/**
 * Returns the state after the visitor left a field, or while they type in it. Only a field with an error
 * is judged again, and only if its answer has changed: nothing turns red while a form is first filled
 * in, and an error that only the server can find remains until the answer changes.
 * @param values the answers now
 * @param judge returns the error of the new answer
 * @param isTyping an unfinished answer loses its error, but gets no other
 */
export function correctField<State extends CorrectedState>(
  state: State,
  name: string,
  values: FormValues,
  judge: (state: State) => string | undefined,
  isTyping = false,
): State {
  const { [name]: before, ...others } = state.errors;
  if (before === undefined || textOf(state.values[name]) === textOf(values[name])) return state;
  const error = judge(state);
  if (error === before || (isTyping && error !== undefined)) return state;
  if (error !== undefined)
    return { ...state, errors: { ...others, [name]: error }, corrected: name };
  const isLast = Object.keys(others).length === 0;
  const formError = isLast ? undefined : state.formError;
  return { ...state, errors: others, formError, corrected: name };
}

/** Returns the name of the field that a visitor leaves; undefined between the controls of one. */
export function fieldLeft({ target, relatedTarget }: FocusEvent<HTMLFormElement>) {
  const nameOf = (control: EventTarget | null) => (control as HTMLInputElement | null)?.name;
  const name = nameOf(target);
  return name && name !== nameOf(relatedTarget) ? name : undefined;
}

/** True for a change of a text, whose answer is unfinished while it is typed; false for a choice. */
export const isTyped = ({ target }: ChangeEvent<HTMLFormElement>): boolean =>
  !target.matches('select, [type=radio], [type=checkbox]');

/**
 * Calls back when no press is under way. A message that disappears between press and release would
 * move the button below it away from the pointer.
 */
export function afterPress(callback: () => void): void {
  const later = () => setTimeout(callback);
  if (!document.documentElement.matches(':active')) return void later();
  const controller = new AbortController();
  const release = () => {
    controller.abort();
    later();
  };
  for (const type of ['pointerup', 'pointercancel'])
    addEventListener(type, release, { signal: controller.signal });
}
