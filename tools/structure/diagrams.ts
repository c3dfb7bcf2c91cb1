import { readLevels, type Level } from './levels.ts';
import type { Import } from './read-imports.ts';

/** Folders whose subfolders have a diagram, besides each package's own. */
const alsoDrawn = ['apps/cli/src/shared', 'apps/site/server'];

/** Returns a Mermaid diagram of the packages, then one of the folders in each. */
export function drawDiagrams(imports: readonly Import[]): string {
  const packages = toLevel(
    imports.map(({ from, to }) => ({ from: packageOf(from), to: packageOf(to) })),
  );
  const levels = readLevels(imports);
  const inside = [...[...packages.keys()].flatMap((name) => [name, `${name}/src`]), ...alsoDrawn]
    .sort()
    .flatMap((folder) => {
      const folders = onlyFolders(levels.get(folder) ?? new Map<string, Set<string>>());
      return folders.size > 1 ? [`### ${folder}\n\n${diagram(reduce(folders))}`] : [];
    });
  return [diagram(reduce(packages)), ...inside].join('\n\n');
}

const packageOf = (path: string) => path.split('/').slice(0, 2).join('/');

function toLevel(pairs: readonly Import[]): Level {
  const level: Level = new Map();
  for (const { from, to } of pairs) {
    const targets = level.get(from) ?? new Set<string>();
    if (from !== to) targets.add(to);
    level.set(from, targets);
  }
  return level;
}

const onlyFolders = (level: Level): Level =>
  new Map(
    [...level]
      .filter(([entry]) => !entry.includes('.'))
      .map(([entry, targets]) => [
        entry,
        new Set([...targets].filter((target) => !target.includes('.'))),
      ]),
  );

/** Returns the transitive reduction: an arrow is omitted if a longer path leads to the same entry. */
function reduce(level: Level): Level {
  return new Map(
    [...level].map(([from, targets]) => [
      from,
      new Set(
        [...targets].filter(
          (to) => ![...targets].some((other) => other !== to && reachable(level, other).has(to)),
        ),
      ),
    ]),
  );
}

function reachable(level: Level, from: string, reached = new Set<string>()): Set<string> {
  for (const next of level.get(from) ?? []) {
    if (reached.has(next)) continue;
    reached.add(next);
    reachable(level, next, reached);
  }
  return reached;
}

function diagram(level: Level): string {
  const id = (entry: string) => entry.replaceAll(/\W/g, '_');
  const entries = [...level.keys()].sort();
  const nodes = entries.map((entry) => `  ${id(entry)}["${entry}"]`);
  const arrows = entries.flatMap((from) =>
    [...(level.get(from) ?? [])].sort().map((to) => `  ${id(from)} --> ${id(to)}`),
  );
  return ['```mermaid', 'flowchart TB', ...nodes, ...arrows, '```'].join('\n');
}
