import { Command } from 'commander';
import type { CommandContext } from '../../shared/options/command-context.ts';

const examples = `
The page of a rule is lint-rules/<id>.md beside the configuration. It has examples under "## Incorrect",
each followed by the report, and under "## Correct".

Examples:
  forecourt test-rules                        every own rule that has a page
  forecourt test-rules acme/banned-words

Exit codes:
  0  every example is as its page says
  1  an example is not
  2  invalid usage, or a configuration that can't be used
  3  internal error`;

/** `forecourt test-rules`; its implementation is loaded when it runs. */
export function testRulesCommand(context: CommandContext): Command {
  return new Command('test-rules')
    .description('run the examples of your own rules’ pages as tests')
    .argument('[ids...]', 'ids of rules, such as acme/banned-words; all of them if left out')
    .option('--config <file>', 'the configuration (default: the nearest forecourt.config.json)')
    .addHelpText('after', examples)
    .action(async (ids: string[], options: { readonly config?: string }) => {
      const { runTestRules } = await import('./run-test-rules.ts');
      context.end(await runTestRules(ids, options.config, context));
    });
}
