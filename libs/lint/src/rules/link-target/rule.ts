import { passOn } from '../../engine/pass-on.ts';

/** A link within the site must lead to a page, a file or a place on a page. */
export const linkTarget = passOn(
  'link-target',
  'A link within the site must lead to a page, a file or a place on a page.',
  ['missing-page', 'missing-anchor'],
);
