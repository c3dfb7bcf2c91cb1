import type { Site } from '@forecourt/block-schemas';
import { zoneOf } from '@forecourt/domain';
import {
  carErrors,
  visitErrors,
  visitField,
  visitRules,
  visitYard,
  type FormValues,
} from '@forecourt/forms';
import type { PlacedForm } from '@forecourt/renderer';
import type { Inspection } from './form-outcome.ts';
import type { StockCar } from './stock-car.ts';

/** The dealer's data that answers are compared with. */
export interface InspectionData extends StockCar {
  readonly site: Pick<Site, 'settings' | 'timeZone'>;
  readonly now: Date;
}

/** Creates the function that compares a form's answers with stock and opening hours (FRM-14). */
export function inspector(
  { form, yards = [], car: own }: PlacedForm,
  { site, now, car, isUnknown }: InspectionData,
): (values: FormValues) => Inspection {
  const carLocation = (own ?? car)?.location_id;
  const context = { yards, site, now, carLocation };
  return (values) => {
    const yard = visitField(form) && visitYard(form, values, context);
    return {
      errors: {
        ...visitErrors(form, values, context),
        ...(isUnknown ? {} : carErrors(form, values, car)),
      },
      timeZone: yard && zoneOf(yard, visitRules(form, site)),
    };
  };
}
