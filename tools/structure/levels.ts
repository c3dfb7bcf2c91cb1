import type { Import } from './read-imports.ts';

/** The entries of one folder, each with the sibling entries that it imports from. */
export type Level = Map<string, Set<string>>;

/**
 * Sorts imports by the deepest folder that holds both ends. There, each import runs from one entry
 * (a file or a folder) to another. Keys are folders, `''` for the repository.
 */
export function readLevels(imports: readonly Import[]): Map<string, Level> {
  const levels = new Map<string, Level>();
  for (const { from, to } of imports) {
    const { folder, source, target } = splitImport(from, to);
    if (source === undefined || target === undefined) continue;
    const level = levels.get(folder) ?? new Map<string, Set<string>>();
    levels.set(folder, level);
    level.set(source, (level.get(source) ?? new Set()).add(target));
    if (!level.has(target)) level.set(target, new Set());
  }
  return levels;
}

/** Splits an import at the deepest folder that holds both ends. */
export function splitImport(from: string, to: string) {
  const [source, target] = [from.split('/'), to.split('/')];
  let depth = 0;
  while (depth < source.length && source[depth] === target[depth]) depth++;
  return {
    folder: source.slice(0, depth).join('/'),
    source: source[depth],
    target: target[depth],
    /** Path of the imported file below `folder`, e.g. `['leads', 'finance', 'ask.ts']`. */
    path: target.slice(depth),
  };
}

/**
 * Returns the cycles of a level: sets of entries in which each can be reached from every other.
 * Tarjan, "Depth-first search and linear graph algorithms" (1972).
 */
export function findCycles(level: Level): string[][] {
  const cycles: string[][] = [];
  const order = new Map<string, number>();
  const open: string[] = [];

  const visit = (entry: string): number => {
    const number = order.size;
    let low = number;
    order.set(entry, number);
    open.push(entry);
    for (const next of level.get(entry) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next));
      else if (open.includes(next)) low = Math.min(low, order.get(next) ?? low);
    }
    if (low === number) {
      const cycle = open.splice(open.indexOf(entry));
      if (cycle.length > 1) cycles.push(cycle.sort());
    }
    return low;
  };

  for (const entry of level.keys()) if (!order.has(entry)) visit(entry);
  return cycles;
}
