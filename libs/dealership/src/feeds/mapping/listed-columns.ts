const maxListed = 30;

/** Columns of a feed, to follow a message about one that it lacks. */
export function listedColumns(columns: readonly string[]): string {
  const known = columns.filter((column) => column !== '').slice(0, maxListed);
  return known.length === 0 ? '' : `; it has ${known.map((name) => `"${name}"`).join(', ')}`;
}
