import { Command, Option } from 'commander';
import type { MigrateRequest } from './run-migrate.ts';
import { collect } from '../../shared/options/collect.ts';
import { formatOption } from '../../shared/options/format-option.ts';
import type { CommandContext } from '../../shared/options/command-context.ts';

const examples = `
Examples:
  forecourt migrate --list                        what there is
  forecourt migrate --dry-run                     all of them, as a diff; nothing is written
  forecourt migrate list-entries tenants/example-cars
  forecourt migrate --check                       for CI: exit 1 if something would change
  forecourt migrate --codemod ./rename.mjs --dry-run

A codemod of your own is a module that returns edits, by JSON Pointer:
  export const id = 'rename-heading';
  export function* migrate({ blocks }) {
    for (const { block, pointer } of blocks)
      if (block.type === 'tag' && 'label' in block.data)
        yield { pointer: \`\${pointer}/data/label\`, rename: 'text' };
  }
An edit is { pointer, value }, { pointer, remove: true } or { pointer, rename: 'name' }.

Exit codes:
  0  done, or nothing to do
  1  something would change, with --check
  2  invalid usage, or a codemod failed: nothing is written then
  3  internal error`;

/** The command line of `forecourt migrate`; its implementation is loaded when it runs. */
export function migrateCommand(context: CommandContext): Command {
  return new Command('migrate')
    .description('update older content to the current format, changing no other byte')
    .argument('[names and paths...]', 'migrations to run (default: all), then tenants or files')
    .option('-n, --dry-run', 'print what would change as a diff, and write nothing')
    .option('--check', 'exit with 1 if something would change, and write nothing')
    .option('--list', 'list the migrations')
    .addOption(
      new Option('--codemod <file>', 'run a migration of your own; can be given several times')
        .argParser(collect)
        .default([], 'none'),
    )
    .addOption(formatOption())
    .addHelpText('after', examples)
    .action(async (words: string[], options: Omit<MigrateRequest, 'words'>) => {
      const { runMigrate } = await import('./run-migrate.ts');
      context.end(await runMigrate({ ...options, words }, context));
    });
}
