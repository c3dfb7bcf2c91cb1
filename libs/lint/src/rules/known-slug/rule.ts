import { passOn } from '../../engine/pass-on.ts';

/** A model, brand, person, location or data file that is named must be there. */
export const knownSlug = passOn(
  'known-slug',
  'A model, brand, person, location or data file that is named must be there.',
  ['missing-model', 'missing-brand', 'missing-team', 'missing-location', 'missing-data'],
);
