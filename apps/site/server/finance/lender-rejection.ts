import { copyFor } from '@forecourt/copy';
import {
  inlineText,
  type FieldDefinition,
  type FormDefinition,
  type FormErrorItem,
  type FormState,
} from '@forecourt/forms';
import { fieldKey } from '@forecourt/domain';
import type { HandOffOutcome } from '@forecourt/leads';

/** A data error of the lender, with the field of the form that it names. */
interface DataError {
  readonly field: FieldDefinition | undefined;
  readonly name: string;
  readonly message: string;
}

/** Labels of consents are whole sentences. */
const isSentence = (field: FieldDefinition | undefined) => field?.control === 'checkbox';

/** A data error as one of the form as a whole: `field: message`. */
function itemOf({ field, name, message }: DataError): FormErrorItem {
  const label = field && inlineText(field.label);
  const known = label && !isSentence(field) ? label : name;
  return { text: `${known}: ${message}`, field: field?.name, step: field?.stepKey };
}

/**
 * Returns the first of the taken steps that has data errors, with its messages by field, and the errors
 * of all other steps.
 */
function errorsByField(
  all: readonly DataError[],
  steps: readonly string[],
): Pick<FormState, 'errors' | 'formErrors'> & { readonly stepKey?: string } {
  const shown = (step: string) =>
    all.filter(({ field }) => field?.stepKey === step && field.control !== 'hidden');
  const stepKey = steps.find((step) => shown(step).length > 0);
  const own = stepKey === undefined ? [] : shown(stepKey);
  const errors = own.flatMap(({ field, name, message }) =>
    field ? [[field.name, isSentence(field) ? `${name}: ${message}` : message]] : [],
  );
  return {
    errors: Object.fromEntries(errors),
    formErrors: all.filter((each) => !own.includes(each)).map(itemOf),
    ...(stepKey !== undefined && { stepKey }),
  };
}

/**
 * Returns the messages of an application that the lender rejected (FNQ-3): those of its data errors at
 * their fields, on the first step that has one, the others as `field: first message`; or its error as
 * the form's own. Undefined if it was not rejected.
 * @param steps keys of the steps that the answers take, in order
 */
export function rejectionOf(
  outcome: HandOffOutcome | undefined,
  form: FormDefinition,
  steps: readonly string[],
): Partial<FormState> | undefined {
  switch (outcome?.outcome) {
    case 'dataErrors': {
      const all = outcome.errors.map(([name, message]) => {
        const field = form.fields.find((each) => fieldKey(each.name) === fieldKey(name));
        return { field, name, message };
      });
      return { formError: copyFor(form).formAnswers.lenderErrors, ...errorsByField(all, steps) };
    }
    case 'error':
      return { formError: outcome.error };
    default:
      return undefined;
  }
}
