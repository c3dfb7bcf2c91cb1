/** Comparisons up to which two lists are aligned in full; longer ones are aligned at their ends. */
const maxComparisons = 4_000_000;

/**
 * Pairs of indexes of two lists whose items are equal, in order on both sides: as many as there can
 * be (the longest common subsequence), after equal items at both ends.
 */
export function alignEqual(
  from: readonly string[],
  to: readonly string[],
): readonly (readonly [number, number])[] {
  const pairs: [number, number][] = [];
  let start = 0;
  while (start < from.length && start < to.length && from[start] === to[start])
    pairs.push([start, start++]);
  let end = 0;
  while (
    end < from.length - start &&
    end < to.length - start &&
    from[from.length - 1 - end] === to[to.length - 1 - end]
  )
    end++;
  const rows = from.length - start - end;
  const columns = to.length - start - end;
  if (rows > 0 && columns > 0 && rows * columns <= maxComparisons) {
    const width = columns + 1;
    const longest = new Uint32Array((rows + 1) * width);
    const at = (row: number, column: number) => longest[row * width + column]!;
    for (let row = rows - 1; row >= 0; row--)
      for (let column = columns - 1; column >= 0; column--)
        longest[row * width + column] =
          from[start + row] === to[start + column]
            ? at(row + 1, column + 1) + 1
            : Math.max(at(row + 1, column), at(row, column + 1));
    for (let row = 0, column = 0; row < rows && column < columns;) {
      if (from[start + row] === to[start + column]) pairs.push([start + row++, start + column++]);
      else if (at(row + 1, column) >= at(row, column + 1)) row++;
      else column++;
    }
  }
  for (let back = end; back > 0; back--) pairs.push([from.length - back, to.length - back]);
  return pairs;
}

/** Indexes of the longest run of numbers, not necessarily side by side, that only grows. */
export function longestGrowing(numbers: readonly number[]): ReadonlySet<number> {
  const ends: number[] = [];
  const before: (number | undefined)[] = [];
  numbers.forEach((number, index) => {
    let low = 0;
    for (let high = ends.length; low < high;) {
      const middle = (low + high) >> 1;
      if (numbers[ends[middle]!]! < number) low = middle + 1;
      else high = middle;
    }
    before[index] = low > 0 ? ends[low - 1] : undefined;
    ends[low] = index;
  });
  const run = new Set<number>();
  for (let at = ends.at(-1); at !== undefined; at = before[at]) run.add(at);
  return run;
}
