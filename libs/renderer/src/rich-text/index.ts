export { linkAttributes, type LinkAttributes } from './link-attributes.ts';
export { safeHref, safeSrc } from './safe-url.ts';
