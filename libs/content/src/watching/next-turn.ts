/**
 * Returns the tenants to read next: all waiting ones, except that those of the last turn give way to
 * others (OPS-3). A tenant that never stops writing gets every other turn at most.
 */
export function nextTurn(
  waiting: readonly string[],
  lastTurn: ReadonlySet<string>,
): readonly string[] {
  const others = waiting.filter((folder) => !lastTurn.has(folder));
  return others.length > 0 ? others : waiting;
}
