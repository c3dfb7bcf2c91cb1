import type { SaxesTagNS } from 'saxes';

/** An attribute by its local name, such as `href` for `xlink:href`. */
interface SvgAttribute {
  readonly local: string;
  readonly value: string;
}

/** Without a namespace nothing is rendered, but nothing is wrong with the file either. */
export const svgNamespaces = ['http://www.w3.org/2000/svg', ''];
const scriptNamespaces = [...svgNamespaces, 'http://www.w3.org/1999/xhtml'];

const animations = ['animate', 'set', 'animateTransform', 'animateMotion', 'animateColor'];

const isEvent = (name: string): boolean => /^on[a-z]+$/i.test(name);

/** Attributes whose value is an address, in SVG and in HTML. */
const isAddress = (name: string): boolean =>
  ['href', 'src', 'action', 'formaction', 'data'].includes(name.toLowerCase());

/** Kinds of documents that may have scripts, at a `data:` address. */
const scriptDocument =
  /^data:(?:text\/(?:html|xml|(?:java|ecma)script)|application\/(?:[\w.-]+\+)?(?:xml|(?:x-)?(?:java|ecma)script)|image\/svg\+xml)\b/i;

/** Returns an address without what browsers ignore in it: tabs, line breaks and space before it. */
const plainAddress = (value: string): string => value.replace(/[\t\n\r]/g, '').trimStart();

const isScriptAddress = (value: string): boolean => /^javascript:/i.test(plainAddress(value));

/** Returns true for the address of a script, or of a document that may have one. */
const leadsToScript = (value: string): boolean =>
  isScriptAddress(value) || scriptDocument.test(plainAddress(value));

/** Attributes of an animation that have values of the animated attribute. */
const animatedValues = ['to', 'from', 'by', 'values'];

/** Returns true for an animation that writes a script into another element. */
function writesScript(attributes: readonly SvgAttribute[]): boolean {
  const animated = attributes.find(({ local }) => local === 'attributeName')?.value.trim() ?? '';
  const name = animated.slice(animated.indexOf(':') + 1);
  if (isEvent(name)) return true;
  return (
    isAddress(name) &&
    attributes.some(
      ({ local, value }) =>
        animatedValues.includes(local) &&
        (leadsToScript(value) || value.split(';').some(leadsToScript)),
    )
  );
}

/**
 * Returns true for an element with a script: its own, that of an event or of an address, or one that an
 * animation writes.
 */
export function hasScript({ local, uri, attributes: all }: SaxesTagNS): boolean {
  if (local === 'script' && scriptNamespaces.includes(uri)) return true;
  const attributes = Object.values(all);
  if (animations.includes(local) && writesScript(attributes)) return true;
  // An embedded picture is no document to open: a drawing in a drawing is refused as such.
  const isScript = local === 'a' ? leadsToScript : isScriptAddress;
  return attributes.some(
    ({ local: name, prefix, value }) =>
      (prefix === '' && isEvent(name)) || (isAddress(name) && isScript(value)),
  );
}
