import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { blockFiles } from './block-files.ts';
import { insertLine } from './insert-line.ts';
import { checkBlockName } from './names.ts';
import { applyScaffold } from './scaffold.ts';
import { findWorkspace } from './workspace.ts';

const registryPath = 'libs/renderer/src/blocks/registry.ts';

/** Source of the renderer's registry with one more block, in alphabetical order. */
export const withRegistryEntry = (source: string, type: string): string => {
  const imported = insertLine(
    source,
    /^import \{ (\w+) \} from '\.\/\w+\/\w+\.tsx';$/,
    type,
    `import { ${type} } from './${type}/${type}.tsx';`,
  );
  const start = imported.indexOf('export const registry = {');
  const entries = insertLine(imported.slice(start), /^ {2}(\w+)[,:]/, type, `  ${type},`);
  return imported.slice(0, start) + entries;
};

/**
 * Adds a block to the workspace: both folders, the entry in the registry and everything generated.
 * @returns paths of the files written by hand.
 * @throws {UsageError} for a bad or taken name, or outside a workspace.
 */
export async function newBlock(type: string, cwd: string): Promise<readonly string[]> {
  const workspace = findWorkspace(cwd);
  const folders = ['libs/block-schemas/src/blocks', 'libs/renderer/src/blocks'];
  const existing = await Promise.all(
    folders.map((folder) => readdir(join(workspace, folder)).catch(() => [])),
  );
  checkBlockName(type, existing.flat());
  return applyScaffold(workspace, {
    created: blockFiles(type),
    edited: new Map([[registryPath, (source) => withRegistryEntry(source, type)]]),
  });
}
