import { passOn } from '../../rule-api/pass-on.ts';

/** Reports links within the site that lead nowhere. */
export const linkTarget = passOn(
  'link-target',
  'Every link within the site leads to a page, a file or an anchor.',
);
