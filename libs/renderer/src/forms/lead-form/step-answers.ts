import {
  joinedTime,
  type FieldDefinition,
  type FormValue,
  type FormValues,
} from '@forecourt/forms';
import { shownFields, type FormView } from '../view/form-view.ts';

/** Returns the answer that a field's controls hold; undefined for a choice that isn't made. */
function answerTo({ control }: FieldDefinition, given: readonly string[]): FormValue | undefined {
  if (control === 'checkbox') return given.length > 0;
  if (control === 'checkboxes') return given;
  // A booking's time has two controls.
  return given.length === 2 ? String(joinedTime(given)) : given[0];
}

/**
 * Returns the answers on the current step by field name. The controls are their only home while the
 * visitor types, so that typing runs no script.
 * @param data of the form's element
 */
export const stepAnswers = (view: Pick<FormView, 'form' | 'state'>, data: FormData): FormValues =>
  Object.fromEntries(
    shownFields(view).flatMap((field): [string, FormValue][] => {
      const answer = answerTo(field, data.getAll(field.name).map(String));
      return answer === undefined ? [] : [[field.name, answer]];
    }),
  );
