import type { FieldDefinition, FormContext, FormDefinition } from '../definition.ts';
import type { FormValues } from '../definition.ts';
import type { Answers } from './lead-answers.ts';
import {
  carriedPart,
  carPart,
  dealershipPart,
  locationPart,
  serviceAliases,
  viewerPart,
} from './lead-fields.ts';

/** Returns the submission fields: the answers, with those of the page, the car and the dealership. */
export function submissionFields(
  asked: readonly FieldDefinition[],
  answers: Answers,
  form: FormDefinition,
  values: FormValues,
  context: FormContext,
): FormValues {
  const open = answers.filter(([field]) => !field.sensitive);
  const visible = open.filter(([field]) => field.control !== 'hidden');
  const byName = (list: Answers): FormValues =>
    Object.fromEntries(list.map(([field, value]) => [field.name, value]));
  const all: FormValues = {
    ...Object.fromEntries(carriedPart(form, values, context)),
    ...carPart(form, context),
    ...viewerPart(form, asked, context),
    ...byName(open),
    ...form.given,
    ...byName(visible),
  };
  const picked = dealershipPart(asked, all, context);
  // A location counts only if the page provides it or it is one of the dealerships.
  const certain = Object.entries(all).filter(([name]) => name !== 'location_id');
  const { location_id: placed } = form.given;
  const chosen: FormValues = { ...(placed !== undefined && { location_id: placed }), ...picked };
  return {
    ...Object.fromEntries(certain),
    ...locationPart(form, chosen, context),
    ...(form.category === 'Service Booking' && serviceAliases(all)),
  };
}
