import type { DealerLocation, ManufacturerLocation, Site } from '@forecourt/block-schemas';
import { copyFor } from '@forecourt/copy';
import type { FormDefinition } from '../definition.ts';
import { visitField } from './visits.ts';

/**
 * Returns the dealerships that a form for a visit offers: those whose hours are known, since the times
 * of one yard are not those of another. All if none is known, where any time can be entered.
 * @param yards locations with times for the form's visits
 */
export function bookableDealerships(
  dealerships: readonly ManufacturerLocation[],
  yards: readonly DealerLocation[],
): readonly ManufacturerLocation[] {
  const bookable = dealerships.filter(({ id }) => yards.some((yard) => yard.id === id));
  return bookable.length > 0 ? bookable : dealerships;
}

/**
 * Returns the form with the phone numbers of locations that it can't offer: at the question for the
 * location, or at the time of the visit if only one location is left.
 */
export function withCallInstead(
  form: FormDefinition,
  unbookable: readonly DealerLocation[],
  { phone: main }: Pick<Site, 'phone'>,
): FormDefinition {
  const { callInstead } = copyFor(form).visitChecks;
  const sentences = unbookable.flatMap(({ name, contact_detail }) => {
    const phone = contact_detail?.phone ?? main;
    return phone ? [callInstead(name, phone)] : [];
  });
  if (sentences.length === 0) return form;
  const asking = form.fields.find(({ control }) => control === 'dealership') ?? visitField(form);
  return {
    ...form,
    fields: form.fields.map((field) =>
      field === asking ? { ...field, callInstead: sentences.join(' ') } : field,
    ),
  };
}
