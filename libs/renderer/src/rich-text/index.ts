export { embedFrame, embedOrigins, type EmbedFrame } from './embed-hosts.ts';
export { linkAttributes, type LinkAttributes } from './link-attributes.ts';
export { plainText } from './plain-text.ts';
export type { HeadingLevel } from './refine-markup.ts';
export { RichText, type RichTextProps } from './rich-text.tsx';
export { safeHref, safeSrc } from './safe-url.ts';
