import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { UsageError } from '../../shared/exit-codes.ts';

/** What a folder of the workspace must hold for a block to be added. */
const needed = [
  'nx.json',
  'libs/block-schemas/src/blocks',
  'libs/renderer/src/blocks/registry.ts',
  'tools/codegen/main.ts',
];

/**
 * The workspace's folder at or above a folder.
 * @throws {UsageError} if there is none: blocks are code and live in the workspace.
 */
export function findWorkspace(from: string): string {
  for (let at = from; ; at = dirname(at)) {
    if (needed.every((path) => existsSync(join(at, path)))) return at;
    if (dirname(at) === at)
      throw new UsageError(
        'a block is added to the workspace: run this in a clone of the repository',
      );
  }
}
