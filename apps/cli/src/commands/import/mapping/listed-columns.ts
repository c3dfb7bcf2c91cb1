const mostListed = 30;

/** What columns a feed has, to follow a message about one that it lacks. */
export function listedColumns(columns: readonly string[]): string {
  const known = columns.filter((column) => column !== '').slice(0, mostListed);
  return known.length === 0 ? '' : `; it has ${known.map((name) => `"${name}"`).join(', ')}`;
}
