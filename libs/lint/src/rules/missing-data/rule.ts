import { passOn } from '../../rule-api/pass-on.ts';

/** Reports blocks and entries whose data only a file or a dashboard can have, without either. */
export const missingData = passOn(
  'missing-data',
  'There is a source of all data that blocks show and content names.',
);
