import { Command } from 'commander';
import { formatOption } from '../../shared/options/format-option.ts';
import type { CommandContext } from '../../shared/options/command-context.ts';

interface GraphOptions {
  readonly tenant?: string;
  readonly form?: string;
  readonly format: 'mermaid' | 'markdown' | 'json';
}

interface ListOptions {
  readonly tenant?: string;
  readonly format: 'pretty' | 'json';
}

const examples = `
Examples:
  forecourt forms list --tenant example-cars
  forecourt forms graph /service --tenant example-cars
  forecourt forms graph /service#booking             a form by its id
  forecourt forms graph tenants/example-cars/pages/service.json --format markdown

A page's forms are its form and formBuilder blocks, those within components included.

Exit codes:
  0  done
  2  invalid usage, or there is no such form
  3  internal error`;

const tenantOption = ['-t, --tenant <tenant>', 'folder or slug of the tenant'] as const;

/** `forecourt forms`; its implementation is loaded when it runs. */
export function formsCommand(context: CommandContext): Command {
  const forms = new Command('forms')
    .description('list forms, and draw every path through one')
    .addHelpText('after', examples);
  forms
    .command('list')
    .description('list every form with its page, steps and fields')
    .option(...tenantOption)
    .addOption(formatOption())
    .action(async (options: ListOptions) => {
      const { runFormList } = await import('./run-list.ts');
      context.end(await runFormList(options, context));
    });
  forms
    .command('graph')
    .description('draw every path through a form as a diagram')
    .argument('<page>', 'path of the page, such as /service, or its file')
    .option(...tenantOption)
    .option('--form <id>', 'which of the page’s forms')
    .addOption(
      formatOption(
        ['mermaid', 'markdown', 'json'],
        'a Mermaid flowchart, Markdown with it, or data',
      ),
    )
    .action(async (page: string, options: GraphOptions) => {
      const { runGraph } = await import('./run-graph.ts');
      context.end(await runGraph({ ...options, page }, context));
    });
  return forms;
}
