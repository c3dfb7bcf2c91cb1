import { Command } from 'commander';
import type { SchemaRequest } from './run-schema.ts';
import { formatOption } from '../../shared/options/format-option.ts';
import type { CommandContext } from '../../shared/options/command-context.ts';

const examples = `
Examples:
  forecourt schema                       what schemas there are, and the files that they are for
  forecourt schema page                  the schema of a page with all its blocks, in one document
  forecourt schema imageBanner           that of one block's data
  forecourt schema --out .forecourt/schemas   all of them, for an editor
  forecourt schema --list --format json

Exit codes:
  0  it was printed or written
  2  there is no such schema, or the folder cannot be written
  3  internal error`;

/** `forecourt schema`; its implementation is loaded when it runs. */
export function schemaCommand(context: CommandContext): Command {
  return new Command('schema')
    .description('print or write JSON Schemas for editors')
    .argument(
      '[name]',
      'page, site, component, data-cars, lint-config, a block type and more: see --list',
    )
    .option('-o, --out <folder>', 'write into this folder, as <name>.schema.json')
    .option('--list', 'list the schemas and the files that they are for')
    .addOption(formatOption(['pretty', 'json'], 'how to list'))
    .addHelpText('after', examples)
    .action(async (name: string | undefined, options: Omit<SchemaRequest, 'name'>) => {
      const { runSchema } = await import('./run-schema.ts');
      context.end(await runSchema({ ...options, name }, context));
    });
}
