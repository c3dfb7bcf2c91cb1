import type { FormState } from '@forecourt/forms';
import type { HandOffOutcome } from '@forecourt/leads';

const lookAgain = 'The lender cannot take some of these answers yet:';

/**
 * What the form says of an application that the lender turned down (FNQ-3): `field: first message`
 * for each of its data errors, or its error as the form's own. Undefined if it was not.
 */
export function turnedDown(
  outcome: HandOffOutcome | undefined,
): Pick<FormState, 'formError' | 'formErrors'> | undefined {
  switch (outcome?.outcome) {
    case 'dataErrors':
      return {
        formError: lookAgain,
        formErrors: outcome.errors.map(([field, message]) => `${field}: ${message}`),
      };
    case 'error':
      return { formError: outcome.error };
    default:
      return undefined;
  }
}
