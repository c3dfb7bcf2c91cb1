import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { UsageError } from '../../shared/errors/exit-codes.ts';

/** Files and folders that identify the workspace. */
const needed = [
  'nx.json',
  'libs/block-schemas/src/blocks',
  'libs/renderer/src/blocks/registry.ts',
  'tools/codegen/main.ts',
];

const needsClone =
  'blocks and presets are added to the source: run this command in a clone of the repository';

/**
 * Returns the folder of the workspace, at or above a folder.
 * @param advice message if there is none.
 * @throws {UsageError} if there is none: blocks, rules and presets are code.
 */
export function findWorkspace(from: string, advice = needsClone): string {
  for (let at = from; ; at = dirname(at)) {
    if (needed.every((path) => existsSync(join(at, path)))) return at;
    if (dirname(at) === at) throw new UsageError(advice);
  }
}
