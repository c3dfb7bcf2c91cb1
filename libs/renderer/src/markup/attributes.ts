import {
  addresses,
  counts,
  flags,
  flagsOrTexts,
  numbers,
  renamed,
  unitless,
  withoutAttribute,
  withWords,
} from './attribute-names.ts';
import { escapeHtml } from './escape-html.ts';

/** Returns the attribute for a value of a property, with a space before it; '' for none. */
type Attribute = (value: unknown) => string;

const isText = (value: unknown): boolean =>
  typeof value !== 'function' && typeof value !== 'symbol' && typeof value !== 'boolean';

const withText =
  (start: string): Attribute =>
  (value) =>
    isText(value) ? `${start}${escapeHtml(String(value))}"` : '';

const scriptAddress =
  /^[\0-\x1f ]*j[\r\n\t]*a[\r\n\t]*v[\r\n\t]*a[\r\n\t]*s[\r\n\t]*c[\r\n\t]*r[\r\n\t]*i[\r\n\t]*p[\r\n\t]*t[\r\n\t]*:/i;
const blockedScript =
  "javascript:throw new Error('React has blocked a javascript: URL as a security precaution.')";

const withAddress = (name: string): Attribute => {
  const text = withText(` ${name}="`);
  const isEmptyLeftOut = name === 'src' || name === 'href';
  return (value) =>
    value === '' && isEmptyLeftOut
      ? ''
      : text(scriptAddress.test(String(value)) ? blockedScript : value);
};

const styleName = (property: string): string =>
  property.startsWith('--')
    ? property
    : property.replace(/[A-Z]/g, '-$&').toLowerCase().replace(/^ms-/, '-ms-');

const styleValue = (property: string, value: unknown): string =>
  typeof value === 'number' && value !== 0 && !property.startsWith('--') && !unitless.has(property)
    ? `${value}px`
    : String(value).trim();

const withStyle: Attribute = (style) => {
  let text = '';
  for (const property in style as Readonly<Record<string, unknown>>) {
    const value = (style as Readonly<Record<string, unknown>>)[property];
    if (value === null || value === undefined || typeof value === 'boolean' || value === '')
      continue;
    text += `${text === '' ? '' : ';'}${escapeHtml(styleName(property))}:${escapeHtml(styleValue(property, value))}`;
  }
  return text === '' ? '' : ` style="${text}"`;
};

const none: Attribute = () => '';

function attributeOf(name: string): Attribute {
  if (withoutAttribute.has(name) || (name.length > 2 && /^on/i.test(name))) return none;
  if (name === 'style') return withStyle;
  if (addresses.has(name)) return withAddress(name);
  const own = renamed.get(name) ?? name;
  if (!/^[A-Za-z_:][\w:.-]*$/.test(own)) return none;
  const empty = ` ${own}=""`;
  const text = withText(` ${own}="`);
  if (flags.has(name)) return (value) => (value ? empty : '');
  if (flagsOrTexts.has(name)) return (value) => (value === true ? empty : text(value));
  if (counts.has(name)) return (value) => (Number(value) >= 1 ? text(value) : '');
  if (numbers.has(name)) return (value) => (Number.isNaN(Number(value)) ? '' : text(value));
  if (withWords.has(name) || /^(?:data|aria)-/i.test(name))
    return (value) => text(typeof value === 'boolean' ? String(value) : value);
  return text;
}

/** Number of names that are remembered: code writes few of them, and editors none. */
const maxNames = 1_000;
const known = new Map<string, Attribute>();

/** Returns the attribute for a property of an element as React writes it, with a space before it; '' for none. */
export function attribute(name: string, value: unknown): string {
  const found = known.get(name);
  if (found !== undefined) return found(value);
  const made = attributeOf(name);
  if (known.size < maxNames) known.set(name, made);
  return made(value);
}
