import { passOn } from '../../rule-api/pass-on.ts';

/** Reports links to addresses that have moved for good. */
export const linkRedirected = passOn(
  'link-redirected',
  'No link within the site leads to an address that has moved.',
  { severity: 'warning', fixable: true },
);
