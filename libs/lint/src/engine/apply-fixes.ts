import { editJson, resolvePointer } from '@forecourt/json';
import type { Fix } from '../rule-api/rule.ts';

const pattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Replaces an address in the attributes of mark-up, with the quotes that it has. */
function replaceAttribute(html: string, from: string, to: string): string {
  const attribute = new RegExp(
    `(\\s(?:href|src)\\s*=\\s*)(?:(["'])${pattern(from)}\\2|${pattern(from)}(?=[\\s>]))`,
    'gi',
  );
  return html.replace(attribute, (_, name: string, quote = '"') => `${name}${quote}${to}${quote}`);
}

type MarkupFix = Fix & Required<Pick<Fix, 'within'>>;

/** Writes an address as the value of an attribute. */
const escaped = (address: string): string =>
  address.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll("'", '&#39;');

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
    const replace = group.reduce(
      (before, { within: { start, end }, value }) =>
        replaceAttribute(before, html.slice(start, end), escaped(String(value))),
      html,
    );
    return [{ pointer, replace }];
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
