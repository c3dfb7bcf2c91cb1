import { copyFor } from '@forecourt/copy';
import { plainText, type FormDefinition, type FormFault, type FormState } from '@forecourt/forms';
import type { HandOffOutcome } from '@forecourt/leads';

/** Normalizes a name: `Date_of_birth`, `date of birth` and `dateOfBirth` are equal. */
const plain = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Returns a data error of the lender with the field's label in the form. */
function faultOf({ fields }: FormDefinition, name: string, message: string): FormFault {
  const field = fields.find((each) => plain(each.name) === plain(name));
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
        formErrors: outcome.errors.map(([name, message]) => faultOf(form, name, message)),
      };
    case 'error':
      return { formError: outcome.error };
    default:
      return undefined;
  }
}
