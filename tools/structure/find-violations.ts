import { findCycles, readLevels, splitImport } from './levels.ts';
import type { Import } from './read-imports.ts';

/** Folders whose subfolders are features that must not import each other. */
const independent = [
  'apps/cli/src/commands',
  'libs/block-schemas/src/blocks',
  'libs/lint/src/rules',
];

/** Folders that only group others: the files directly in each of their subfolders are public. */
const groups = [...independent, 'apps/cli/src/shared', 'libs/renderer/src/blocks'];

/**
 * Returns the structure's errors, one message each:
 * - cycles between the entries of a folder, at every depth;
 * - imports between independent features;
 * - imports from a subfolder of a sibling: only the files directly in a folder are public.
 */
export function findViolations(imports: readonly Import[]): string[] {
  const cycles = [...readLevels(imports)].flatMap(([folder, level]) =>
    findCycles(level).map(
      (cycle) =>
        `${folder}: ${cycle.join(', ')} import each other; move what they share to a file or folder of its own`,
    ),
  );
  return [...cycles, ...imports.flatMap(findReach)].sort();
}

function findReach({ from, to }: Import): string[] {
  const { folder, path } = splitImport(from, to);
  const fromFeature = from.slice(folder.length + 1).includes('/');
  if (independent.includes(folder) && fromFeature && path.length > 1) {
    return [
      `${from} imports ${to}: features in ${folder} must not import each other; move what they share elsewhere`,
    ];
  }
  // Node enforces the entry points that each package.json exports.
  if (!folder.includes('/')) return [];
  let depth = 2;
  for (let at = 1; at < path.length; at++) {
    if (groups.includes([folder, ...path.slice(0, at)].join('/'))) depth = at + 2;
  }
  return path.length > depth
    ? [
        `${from} imports ${to}: import only files directly in ${[folder, ...path.slice(0, depth - 1)].join('/')}`,
      ]
    : [];
}
