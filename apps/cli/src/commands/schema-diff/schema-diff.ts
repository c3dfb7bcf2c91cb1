import { Command, Option } from 'commander';
import type { SchemaDiffFormat } from './schema-diff-reports.ts';
import { collect } from '../../shared/options/collect.ts';
import { formatOption } from '../../shared/options/format-option.ts';
import type { CommandContext } from '../../shared/options/command-context.ts';

const examples = `
Examples:
  forecourt schema-diff                         uncommitted changes
  forecourt schema-diff main                    this branch, and the pages that it breaks
  forecourt schema-diff v1.2.0 v1.3.0           two revisions
  forecourt schema-diff main --content tenants/example-cars
  forecourt schema-diff main --format markdown > comment.md

Exit codes:
  0  every change is safe, and no content breaks
  1  a change may break content, or breaks content
  2  unknown revision, or invalid usage
  3  internal error`;

interface Options {
  readonly content: readonly string[];
  readonly schemasOnly?: boolean;
  readonly format: SchemaDiffFormat;
}

/** `forecourt schema-diff`; its implementation is loaded when it runs. */
export function schemaDiffCommand(context: CommandContext): Command {
  return new Command('schema-diff')
    .description('list changes of the schemas that may break content, and the pages that break')
    .argument('[from]', 'old revision: a commit, a tag or a branch', 'HEAD')
    .argument('[to]', 'new revision (default: the working tree)')
    .addOption(
      new Option('--content <path>', 'validate this content with both; can be given several times')
        .argParser(collect)
        .default([], './tenants'),
    )
    .option('--schemas-only', 'compare the schemas only')
    .addOption(formatOption(['pretty', 'json', 'markdown']))
    .addHelpText('after', examples)
    .action(async (from: string, to: string | undefined, options: Options) => {
      const { runSchemaDiff } = await import('./run-schema-diff.ts');
      const { content: paths, ...rest } = options;
      const request = { from, paths, ...rest, to };
      context.end(await runSchemaDiff(request, context));
    });
}
