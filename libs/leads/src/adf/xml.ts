import { escapeUTF8 } from 'entities/escape';

/** An element: its name, attributes, and either text or elements. */
export interface XmlElement {
  readonly name: string;
  readonly attributes?: Readonly<Record<string, string | undefined>>;
  readonly content: string | readonly (XmlElement | undefined)[];
}

/** Characters that XML 1.0 cannot represent, not even escaped, such as lone surrogates. */
const notXml = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/**
 * Text in XML. A parser would read a carriage return that isn't escaped as a line feed; an apostrophe
 * stays as it is, since attributes are in double quotes and some receivers decode HTML's entities only.
 */
const escaped = (text: string) =>
  escapeUTF8(text.replace(notXml, '')).replaceAll('&apos;', "'").replaceAll('\r', '&#13;');

/** Serialises an element with indentation; undefined children and attributes are left out. */
export function xml({ name, attributes = {}, content }: XmlElement, indent = ''): string {
  const written = Object.entries(attributes)
    .map(([key, value]) =>
      value === undefined ? '' : ` ${key}="${escaped(value).replace(/[\t\n]/g, ' ')}"`,
    )
    .join('');
  if (typeof content === 'string')
    return `${indent}<${name}${written}>${escaped(content)}</${name}>\n`;
  const children = content.filter((child) => child !== undefined);
  return `${indent}<${name}${written}>\n${children.map((child) => xml(child, `${indent}  `)).join('')}${indent}</${name}>\n`;
}
