import { matchesOf } from '@forecourt/json';
import type { StringRange } from '@forecourt/json';
import { addressAttribute, unescapedAddress } from '@forecourt/block-schemas';

/** An address in an attribute of mark-up. */
export interface HtmlAddress {
  readonly attribute: 'href' | 'src';
  readonly value: string;
}

/** An address with the part of the mark-up that it is written in. */
export interface PlacedAddress extends HtmlAddress {
  readonly within: StringRange;
}

// Excluding `<` keeps matching linear for text that consists of unclosed tags.
const tag = /<[a-z][^<>]*>/gi;
const attribute = new RegExp(addressAttribute, 'gi');

/** Quick test that most mark-up fails. */
const mayHaveAddress = (html: string): boolean =>
  html.includes('<') && html.includes('=') && /\s(?:href|src)\s*=/i.test(html);

const none: readonly PlacedAddress[] = [];

/** Returns the addresses in editors' mark-up. Good enough to check links; the sanitiser decides what is shown. */
export function addressesIn(html: string): readonly PlacedAddress[] {
  if (!mayHaveAddress(html)) return none;
  const addresses: PlacedAddress[] = [];
  for (const { 0: text, index: from } of matchesOf(html, tag)) {
    if (!text.includes('=')) continue;
    for (const match of matchesOf(text, attribute)) {
      const { 0: whole, 1: name = '', 2: double, 3: single, 4: bare, index } = match;
      const written = double ?? single ?? bare ?? '';
      const start = from + index + whole.lastIndexOf(written);
      addresses.push({
        attribute: name.toLowerCase() as HtmlAddress['attribute'],
        value: unescapedAddress(written),
        within: { start, end: start + written.length },
      });
    }
  }
  return addresses;
}

/**
 * Replaces addresses in editors' mark-up; all else stays as it is.
 * @param convert returns the new address; undefined to leave it.
 */
export function replaceAddresses(
  html: string,
  convert: (address: HtmlAddress) => string | undefined,
): string {
  if (!mayHaveAddress(html)) return html;
  return html.replace(tag, (text) =>
    text.replace(attribute, (whole: string, name: string, ...values: (string | undefined)[]) => {
      const [double, single, bare] = values;
      const written = double ?? single ?? bare ?? '';
      const replaced = convert({
        attribute: name.toLowerCase() as HtmlAddress['attribute'],
        value: unescapedAddress(written),
      })?.replaceAll('&', '&amp;');
      // An address that would end its own attribute is left alone.
      const ends = double !== undefined ? /"/ : single !== undefined ? /'/ : /[\s"'>]/;
      if (replaced === undefined || ends.test(replaced)) return whole;
      const at = whole.lastIndexOf(written);
      return whole.slice(0, at) + replaced + whole.slice(at + written.length);
    }),
  );
}
