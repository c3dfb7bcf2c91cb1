import { passOn } from '../../rule-api/pass-on.ts';

/** Reports references to cars, models, brands, people, locations and data files that do not exist. */
export const knownSlug = passOn(
  'known-slug',
  'Every car, model, brand, person, location and data file that content names exists.',
);
