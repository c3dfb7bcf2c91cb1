import {
  carErrors,
  visitErrors,
  visitField,
  visitRules,
  visitYard,
  type FieldErrors,
  type FormValues,
} from '@forecourt/forms';
import { zoneOf } from '@forecourt/domain';
import type { PageForm } from '../../../shared/forms/tenant-forms.ts';
import { carOfValues } from './car-of-values.ts';

/** Creates the function that compares answers with stock and opening hours, as the server does. */
export const inspectorOf =
  (found: PageForm, now: Date) =>
  (values: FormValues): FieldErrors => {
    const { form } = found;
    const car = carOfValues(values, found);
    return {
      ...visitErrors(form, values, placeOf(found, now, car)),
      ...carErrors(form, values, car),
    };
  };

/** Returns the time zone of the location of the visit that values ask for, if they ask for one. */
export function zoneOfVisit(found: PageForm, values: FormValues, now: Date): string | undefined {
  const { form, tenant } = found;
  const car = carOfValues(values, found);
  const yard = visitField(form) && visitYard(form, values, placeOf(found, now, car));
  return yard && zoneOf(yard, visitRules(form, tenant.snapshot.site));
}

const placeOf = (
  { yards = [], tenant, car: own }: PageForm,
  now: Date,
  car: ReturnType<typeof carOfValues>,
) => ({ yards, site: tenant.snapshot.site, now, carLocation: (own ?? car)?.location_id });
