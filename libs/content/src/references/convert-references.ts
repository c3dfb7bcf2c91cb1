import type { Edit } from '@forecourt/json';
import { isMarkup } from '@forecourt/block-schemas';
import { replaceAddresses } from './html-links.ts';
import type { AnnotatedText } from '@forecourt/block-schemas';
import { referenceInHtml, referencesAt } from './references.ts';
import type { Reference } from './references.ts';

/**
 * Returns the edits that replace references, those in mark-up included. Values with placeholders
 * are left alone.
 * @param convert returns the new value of a reference; undefined to leave it.
 */
export function convertReferences(
  texts: readonly AnnotatedText[],
  convert: (reference: Reference) => string | undefined,
): Edit[] {
  return texts.flatMap((text): Edit[] => {
    const { value, pointer } = text;
    const references = referencesAt(text);
    const [first] = references;
    if (first === undefined) return [];
    const converted = isMarkup(text.kind)
      ? replaceAddresses(value, (address) => convert(referenceInHtml(address)))
      : convert(first);
    return converted === undefined || converted === value ? [] : [{ pointer, value: converted }];
  });
}
