import type { AnnotationKind } from '@forecourt/block-schemas';

/** An address in the mark-up of a text, as written in the JSON source. */
export interface AddressInHtml {
  readonly kind: Extract<AnnotationKind, 'link' | 'asset'>;
  readonly value: string;
  /** Offsets into the source. */
  readonly start: number;
  readonly end: number;
}

// In JSON the quote of an attribute is written \" or '.
const attribute = /\b(href|src)\s*=\s*(?:\\"|')([^"'\\<>\s]*)/gi;

/** Every address in the mark-up of a text of JSON. @param source of the string. @param from its offset. */
export const addressesInSource = (source: string, from: number): AddressInHtml[] =>
  [...source.matchAll(attribute)].map((match) => {
    const [whole, name = '', value = ''] = match;
    const end = from + match.index + whole.length;
    const kind = name.toLowerCase() === 'src' ? 'asset' : 'link';
    return { kind, value, start: end - value.length, end };
  });
