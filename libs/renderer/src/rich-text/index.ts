export { linkAttributes, type LinkAttributes } from './link-attributes.ts';
export type { HeadingLevel } from './refine-markup.ts';
export { RichText, type RichTextProps } from './rich-text.tsx';
export { safeHref, safeSrc } from './safe-url.ts';
