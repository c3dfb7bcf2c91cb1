import { passOn } from '../../rule-api/pass-on.ts';

/** Reports pages with the same path. Validation reports duplicates in data files. */
export const duplicatePath = passOn('duplicate-path', 'No two pages have the same path.');
