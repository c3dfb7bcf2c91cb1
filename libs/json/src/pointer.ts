/** JSON Pointer token (RFC 6901) of a member name or an array index. */
export function pointerToken(key: string | number): string {
  const name = String(key);
  // Hardly any name contains one of the two, and there are millions of names.
  return name.includes('~') || name.includes('/')
    ? name.replaceAll('~', '~0').replaceAll('/', '~1')
    : name;
}

/** Tokens of a JSON Pointer, unescaped; [] for the document itself. */
export const pointerTokens = (pointer: string): string[] =>
  pointer === ''
    ? []
    : pointer
        .slice(1)
        .split('/')
        .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));

/** Last token of a JSON Pointer: the name of a member or the index of an entry; '' for the document itself. */
export const lastToken = (pointer: string): string => pointerTokens(pointer).at(-1) ?? '';

/** Pointer of the object or array that a value is in. */
export const parentPointer = (pointer: string): string =>
  pointer.slice(0, pointer.lastIndexOf('/'));

/** True if a pointer leads to a value or into it. */
export const isWithinPointer = (pointer: string, value: string): boolean =>
  `${pointer}/`.startsWith(`${value}/`);

/** Value at a pointer, own members only; undefined if there is none. */
export function resolvePointer(value: unknown, pointer: string): unknown {
  let current = value;
  for (const token of pointerTokens(pointer)) {
    if (current === null || typeof current !== 'object' || !Object.hasOwn(current, token))
      return undefined;
    current = (current as Record<string, unknown>)[token];
  }
  return current;
}

/** Pointer in a readable form: `/blocks/2/data/cta` is `blocks[2].data.cta`. */
export function readablePointer(pointer: string): string {
  let text = '';
  for (const token of pointerTokens(pointer)) {
    if (/^\d+$/.test(token)) text += `[${token}]`;
    else if (/^[A-Za-z_$][\w$-]*$/.test(token)) text += text ? `.${token}` : token;
    else text += `[${JSON.stringify(token)}]`;
  }
  return text;
}

/**
 * Calls back for every value at a path in which `*` matches any array index.
 * @param pointer pointer to `value`, which prefixes the pointers passed to `visit`.
 */
export function eachValueAt(
  value: unknown,
  path: readonly string[],
  pointer: string,
  visit: (value: unknown, pointer: string) => void,
): void {
  visitFrom(0, value, path, pointer, visit);
}

function visitFrom(
  at: number,
  value: unknown,
  path: readonly string[],
  pointer: string,
  visit: (value: unknown, pointer: string) => void,
): void {
  const step = path[at];
  if (step === undefined) {
    if (value !== undefined) visit(value, pointer);
  } else if (value === null || typeof value !== 'object') {
    return;
  } else if (step === '*') {
    if (!Array.isArray(value)) return;
    for (let index = 0; index < value.length; index++)
      visitFrom(at + 1, value[index], path, `${pointer}/${index}`, visit);
  } else if (Object.hasOwn(value, step)) {
    const member = (value as Record<string, unknown>)[step];
    visitFrom(at + 1, member, path, `${pointer}/${pointerToken(step)}`, visit);
  }
}
