import { findCircles, readLevels, splitImport } from './levels.ts';
import type { Import } from './read-imports.ts';

/** Folders whose subfolders are features that know nothing of one another. */
const independent = [
  'apps/cli/src/commands',
  'libs/block-schemas/src/blocks',
  'libs/lint/src/rules',
];

/** Folders that only group others: what is directly in a subfolder of theirs is public. */
const groups = [...independent, 'apps/cli/src/shared', 'libs/renderer/src/blocks'];

/**
 * Returns what is wrong with the structure, one message each:
 * - circles between the entries of a folder, at every depth;
 * - imports between features that must not know one another;
 * - imports from a subfolder of a sibling: only the files directly in a folder are for others.
 */
export function findFaults(imports: readonly Import[]): string[] {
  const circles = [...readLevels(imports)].flatMap(([folder, level]) =>
    findCircles(level).map(
      (circle) =>
        `${folder}: ${circle.join(', ')} import each other; move what they share to a place of its own`,
    ),
  );
  return [...circles, ...imports.flatMap(findReach)].sort();
}

function findReach({ from, to }: Import): string[] {
  const { folder, path } = splitImport(from, to);
  const fromFeature = from.slice(folder.length + 1).includes('/');
  if (independent.includes(folder) && fromFeature && path.length > 1) {
    return [`${from} imports ${to}: ${folder} has features that must not import each other`];
  }
  // Packages are entered through their index; package.json says so and Node enforces it.
  if (!folder.includes('/')) return [];
  let depth = 2;
  for (let at = 1; at < path.length; at++) {
    if (groups.includes([folder, ...path.slice(0, at)].join('/'))) depth = at + 2;
  }
  return path.length > depth
    ? [
        `${from} imports ${to}: only files directly in ${[folder, ...path.slice(0, depth - 1)].join('/')} are for others`,
      ]
    : [];
}
