import { copyFor } from '@forecourt/copy';
import {
  plainText,
  type FormDefinition,
  type FormErrorItem,
  type FormState,
} from '@forecourt/forms';
import { fieldKey } from '@forecourt/domain';
import type { HandOffOutcome } from '@forecourt/leads';

/** Returns a data error of the lender with the field's label in the form. */
function dataError({ fields }: FormDefinition, name: string, message: string): FormErrorItem {
  const field = fields.find((each) => fieldKey(each.name) === fieldKey(name));
  const label = field && plainText(field.label);
  // Labels of consents are whole sentences.
  const known = label && field.control !== 'checkbox' ? label : name;
  return { text: `${known}: ${message}`, field: field?.name, step: field?.stepKey };
}

/**
 * Returns the messages of an application that the lender rejected (FNQ-3): `field: first message`
 * for each of its data errors, or its error as the form's own. Undefined if it was not rejected.
 */
export function rejectionOf(
  outcome: HandOffOutcome | undefined,
  form: FormDefinition,
): Pick<FormState, 'formError' | 'formErrors'> | undefined {
  switch (outcome?.outcome) {
    case 'dataErrors':
      return {
        formError: copyFor(form).formAnswers.lenderErrors,
        formErrors: outcome.errors.map(([name, message]) => dataError(form, name, message)),
      };
    case 'error':
      return { formError: outcome.error };
    default:
      return undefined;
  }
}
