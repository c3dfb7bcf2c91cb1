import { editJson, resolvePointer } from '@forecourt/json';
import type { Fix } from '../rule-api/rule.ts';

type MarkupFix = Fix & Required<Pick<Fix, 'within'>>;

/** Writes an address as the value of an attribute. */
const escaped = (address: string): string =>
  address.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll("'", '&#39;');

/**
 * Replaces addresses in the attributes of mark-up, with the quotes that they have. An address that
 * overlaps an earlier one is left alone.
 */
function replaceAddresses(html: string, fixes: readonly MarkupFix[]): string {
  const inOrder = fixes.toSorted((one, other) => one.within.start - other.within.start);
  let replaced = '';
  let done = 0;
  for (const { within, value } of inOrder) {
    const { start, end } = within;
    if (start < done || start >= end || end > html.length) continue;
    const quote = /["']/.test(html.charAt(start - 1)) ? '' : '"';
    replaced += html.slice(done, start) + quote + escaped(String(value)) + quote;
    done = end;
  }
  return replaced + html.slice(done);
}

/** Returns the replacements of strings whose mark-up has fixes, all those of one string together. */
function markupFixes(text: string, fixes: readonly Fix[]): { pointer: string; replace: string }[] {
  const within = fixes.filter((fix): fix is MarkupFix => fix.within !== undefined);
  if (within.length === 0) return [];
  let document: unknown;
  try {
    document = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    return [];
  }
  return [...Map.groupBy(within, ({ pointer }) => pointer)].flatMap(([pointer, group]) => {
    const html = resolvePointer(document, pointer);
    if (typeof html !== 'string') return [];
    return [{ pointer, replace: replaceAddresses(html, group) }];
  });
}

/**
 * Applies fixes to a JSON text and changes nothing else. A fix is ignored if its value isn't there
 * (any more), lies within a value that another fix changes, or was changed by an earlier fix. A text
 * that is not JSON is returned as it is.
 */
export const applyFixes = (text: string, fixes: readonly Fix[]): string =>
  editJson(text, [
    ...fixes.flatMap(({ pointer, value, andEmptied, within }) => {
      if (within !== undefined) return [];
      return value === undefined
        ? { pointer, remove: true as const, andEmptied }
        : { pointer, replace: value };
    }),
    ...markupFixes(text, fixes),
  ]);
