import { Command, Option } from 'commander';
import type { SchemaDiffFormat } from '../schema-diff/schema-diff-reports.ts';
import { collect } from './collect.ts';
import type { CommandContext } from './command-context.ts';

const examples = `
Examples:
  forecourt schema-diff                         what is not committed yet, against HEAD
  forecourt schema-diff main                    this branch, and the pages that it breaks
  forecourt schema-diff v1.2.0 v1.3.0           two revisions
  forecourt schema-diff main --content tenants/example-cars
  forecourt schema-diff main --format markdown > comment.md

Exit codes:
  0  nothing that was valid is refused
  1  a change is breaking, or breaks content
  2  there is no such revision, or the command was called wrongly
  3  a fault of forecourt itself`;

interface Options {
  readonly content: readonly string[];
  readonly schemasOnly?: boolean;
  readonly format: SchemaDiffFormat;
}

/** `forecourt schema-diff`; what does the work is loaded when it runs. */
export function schemaDiffCommand(context: CommandContext): Command {
  return new Command('schema-diff')
    .description('tell which changes of the schemas break content, and the pages that they break')
    .argument('[from]', 'the revision to start from: a commit, a tag or a branch', 'HEAD')
    .argument('[to]', 'the revision to come to (default: the working tree)')
    .addOption(
      new Option('--content <path>', 'hold this content against both; can be given several times')
        .argParser(collect)
        .default([], './tenants'),
    )
    .option('--schemas-only', 'compare the schemas alone')
    .addOption(
      new Option('-f, --format <name>', 'how to report')
        .choices(['pretty', 'json', 'markdown'])
        .default('pretty'),
    )
    .addHelpText('after', examples)
    .action(async (from: string, to: string | undefined, options: Options) => {
      const { runSchemaDiff } = await import('../schema-diff/run-schema-diff.ts');
      const { content: paths, ...rest } = options;
      const request = { from, paths, ...rest, ...(to !== undefined && { to }) };
      context.end(await runSchemaDiff(request, context));
    });
}
