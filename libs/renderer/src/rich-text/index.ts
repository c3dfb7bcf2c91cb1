export { embedFrame, embedOrigins, type EmbedFrame } from './embed-hosts.ts';
export { linkAttributes } from './link-attributes.ts';
export { plainText } from './plain-text.ts';
export { RichText } from './rich-text.tsx';
