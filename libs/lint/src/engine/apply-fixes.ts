import { pointerTokens, resolvePointer } from '@forecourt/block-schemas';
import { applyEdits, modify, parse } from 'jsonc-parser';
import type { Fix } from './rule.ts';

/** The order in which places can be removed one by one: of two in a list the later one first. */
function lastFirst(a: Fix, b: Fix): number {
  const [one, other] = [pointerTokens(a.pointer), pointerTokens(b.pointer)];
  const at = one.findIndex((token, index) => token !== other[index]);
  const [left, right] = [one[at] ?? '', other[at] ?? ''];
  return Number(right) - Number(left) || (left < right ? 1 : left > right ? -1 : 0);
}

/**
 * Changes values in a JSON text and nothing else: indentation, order and line ends stay. Fixes whose
 * place is not there (any more) are passed over. Later places go first, so that indexes hold.
 */
export function applyFixes(text: string, fixes: readonly Fix[]): string {
  const bom = text.startsWith('\ufeff') ? '\ufeff' : '';
  let fixed = text.slice(bom.length);
  for (const { pointer, value } of fixes.toSorted(lastFirst)) {
    const document: unknown = parse(fixed);
    if (resolvePointer(document, pointer) === undefined) continue;
    let at = document;
    const path = pointerTokens(pointer).map((token) => {
      const step = Array.isArray(at) ? Number(token) : token;
      at = (at as Record<string, unknown>)[token];
      return step;
    });
    fixed = applyEdits(fixed, modify(fixed, path, value, {}));
  }
  return bom + fixed;
}
