/**
 * Returns the first free id of a block that the editor gave none: its type, numbered from the second
 * on.
 */
export function freeAnchor(type: string, taken: ReadonlySet<string | undefined>): string {
  let anchor = type;
  for (let number = 2; taken.has(anchor); number++) anchor = `${type}-${number}`;
  return anchor;
}
