import { passOn } from '../../engine/pass-on.ts';

/** A file of the assets folder that is named must be there. */
export const assetExists = passOn(
  'asset-exists',
  'A file of the assets folder that is named must be there.',
  ['missing-asset'],
);
