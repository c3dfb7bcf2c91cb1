import head from './block-head.css?inline';
import tabs from './link-tabs.css?inline';

/** Styles of heading and tabs for blocks that list the dealer's data. */
export const listCss: readonly string[] = [head, tabs];
