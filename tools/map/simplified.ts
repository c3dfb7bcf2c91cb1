type Point = readonly [x: number, y: number];

/** Distance of a point from the segment between two others. */
function distanceToSegment([px, py]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : ((px - ax) * dx + (py - ay) * dy) / length;
  const share = Math.min(1, Math.max(0, along));
  return Math.hypot(px - ax - share * dx, py - ay - share * dy);
}

/**
 * The line with only the points that it needs to stay within a tolerance (Douglas and Peucker,
 * "Algorithms for the reduction of the number of points", Cartographica 10, 1973); the first and the
 * last one stay.
 */
export function simplified(line: readonly Point[], tolerance: number): Point[] {
  const kept = new Set([0, line.length - 1]);
  const open: [number, number][] = [[0, line.length - 1]];
  for (let next = open.pop(); next; next = open.pop()) {
    const [from, to] = next;
    let farthest = -1;
    let most = tolerance;
    for (let index = from + 1; index < to; index++) {
      const distance = distanceToSegment(line[index]!, line[from]!, line[to]!);
      if (distance > most) [farthest, most] = [index, distance];
    }
    if (farthest < 0) continue;
    kept.add(farthest);
    open.push([from, farthest], [farthest, to]);
  }
  return line.filter((_, index) => kept.has(index));
}
