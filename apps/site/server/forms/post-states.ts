import {
  knownStepKey,
  sensitiveFields,
  type FormDefinition,
  type FormState,
  type FormViewer,
} from '@forecourt/forms';
import { openValues } from './draft-values.ts';
import type { FormPost } from './read-post.ts';

/** Returns the form's state after a post that was not processed: the same step, with the visitor's input. */
export function repeatedState(
  form: FormDefinition,
  { values, protocol }: FormPost,
  viewer: FormViewer | undefined,
  more: Pick<FormState, 'errors' | 'formError'>,
): FormState {
  const { step, done, lead, draft } = protocol;
  return {
    stepKey: knownStepKey(form, step, viewer),
    values: openValues(values, sensitiveFields(form)),
    done,
    lead,
    draft,
    ...more,
  };
}

/** Returns the form's state with the errors of values that could not be read; undefined without any. */
export function unreadableState(
  form: FormDefinition,
  post: FormPost,
  viewer: FormViewer | undefined,
): FormState | undefined {
  const { errors, formError } = post;
  if (Object.keys(errors).length === 0 && !formError) return undefined;
  const state = repeatedState(form, post, viewer, { errors });
  // An error of a field of this step is shown with its label.
  const elsewhere = Object.entries(errors).find(([name]) => !isAsked(form, name, state.stepKey));
  const named = elsewhere && `${labelOf(form, elsewhere[0])}: ${elsewhere[1]}`;
  return { ...state, formError: formError ?? named };
}

/** Returns true if a step shows a field of this name. */
const isAsked = ({ fields }: FormDefinition, name: string, step: string): boolean =>
  fields.some(
    (field) => field.name === name && field.stepKey === step && field.control !== 'hidden',
  );

/** Returns the label of a field for visitors; its name if it has none. */
const labelOf = ({ fields }: FormDefinition, name: string): string =>
  fields.find((field) => field.name === name)?.label || name;
