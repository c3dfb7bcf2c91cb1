import { Command, InvalidArgumentError } from 'commander';
import type { CommandContext } from '../../shared/options/command-context.ts';

interface Options {
  readonly tenants: string;
  readonly dryRun?: boolean;
  readonly gitlab?: boolean;
  readonly hook?: boolean;
}

const examples = `
Examples:
  forecourt init                        this folder
  forecourt init website --dry-run      what would be written
  forecourt init --tenants sites        where tenants lie in another folder

Files that you wrote are not overwritten: settings are merged and comments preserved. Files that
can't be merged are left alone and listed. A second run changes nothing but outdated schemas.

Exit codes:
  0  it is set up, or would be
  2  the folder cannot be used
  3  internal error`;

function folderBelow(text: string): string {
  const path = text.replaceAll('\\', '/').replace(/^\.\//, '').replace(/\/+$/, '');
  if (path === '' || path.startsWith('/') || path.split('/').includes('..'))
    throw new InvalidArgumentError('It must be a folder below the one that is set up.');
  return path;
}

/** `forecourt init`; its implementation is loaded when it runs. */
export function initCommand(context: CommandContext): Command {
  return new Command('init')
    .description('set up a folder: Visual Studio Code, GitHub Actions, configuration')
    .argument('[dir]', 'the folder', '.')
    .option('--tenants <folder>', 'folder of tenants, from there', folderBelow, 'tenants')
    .option('--gitlab', 'also write a job for GitLab CI')
    .option('--hook', 'also write a pre-commit hook')
    .option('--dry-run', 'report what would be done and write nothing')
    .addHelpText('after', examples)
    .action(async (folder: string, { tenants, dryRun = false, gitlab, hook }: Options) => {
      const { runInit } = await import('./run-init.ts');
      context.end(await runInit({ folder, tenants, dryRun, gitlab, hook }, context));
    });
}
