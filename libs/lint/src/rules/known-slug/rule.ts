import { passOn } from '../../engine/pass-on.ts';

/** A car, model, brand, person, location or data file that is named must be there. */
export const knownSlug = passOn(
  'known-slug',
  'A car, model, brand, person, location or data file that is named must be there.',
  [
    'missing-brand',
    'missing-car',
    'missing-data',
    'missing-location',
    'missing-model',
    'missing-team',
  ],
);
