import { passOn } from '../../rule-api/pass-on.ts';

/** Reports assets that do not exist. */
export const assetExists = passOn('asset-exists', 'Every asset that content names exists.');
