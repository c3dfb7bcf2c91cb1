import { execFile } from 'node:child_process';
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { blockFiles } from './block-files.ts';
import { checkBlockName } from './block-name.ts';
import { withRegistryEntry } from './registry-entry.ts';
import { findWorkspace } from './workspace.ts';

const run = promisify(execFile);
const registryPath = 'libs/renderer/src/blocks/registry.ts';

/**
 * Adds a block to the workspace: both folders, the registry's entry, the generated code. If a step
 * fails, nothing of it stays.
 * @returns paths of what was written by hand, below the workspace.
 * @throws {UsageError} for a bad or taken name, or outside the workspace.
 */
export async function newBlock(type: string, cwd: string): Promise<readonly string[]> {
  const workspace = findWorkspace(cwd);
  const schemas = join(workspace, 'libs/block-schemas/src/blocks');
  const drawings = join(workspace, 'libs/renderer/src/blocks');
  checkBlockName(type, [...(await readdir(schemas)), ...(await readdir(drawings).catch(() => []))]);
  const files = blockFiles(type);
  const registry = join(workspace, registryPath);
  const registrySource = await readFile(registry, 'utf8');
  const codegen = () =>
    run(process.execPath, ['tools/codegen/main.ts'], { cwd: workspace, maxBuffer: 16_000_000 });
  const format = () =>
    run(process.execPath, ['node_modules/prettier/bin/prettier.cjs', '--write', ...files.keys()], {
      cwd: workspace,
    });
  try {
    for (const [path, text] of files) {
      await mkdir(dirname(join(workspace, path)), { recursive: true });
      await writeFile(join(workspace, path), text, { flag: 'wx' });
    }
    await writeFile(registry, withRegistryEntry(registrySource, type));
    await format();
    await codegen();
  } catch (error) {
    await rm(join(schemas, type), { recursive: true, force: true });
    await rm(join(drawings, type), { recursive: true, force: true });
    await writeFile(registry, registrySource);
    await codegen().catch(() => {});
    throw error;
  }
  return [...files.keys(), registryPath];
}
