/**
 * The tenants that are read next: all that wait, except that those of the last turn let others go
 * first (OPS-3). A tenant that never stops writing then has every other turn at most.
 */
export function nextTurn(
  waiting: readonly string[],
  lastTurn: ReadonlySet<string>,
): readonly string[] {
  const others = waiting.filter((folder) => !lastTurn.has(folder));
  return others.length > 0 ? others : waiting;
}
