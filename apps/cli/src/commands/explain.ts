import { Command } from 'commander';
import type { CommandContext } from './command-context.ts';

const examples = `
Examples:
  forecourt explain                     every rule: its id, its level, what it asks for
  forecourt explain heading-order       why, what is wrong, what is right

Exit codes:
  0  it was told
  2  there is no such rule
  3  a fault of forecourt itself`;

/** `forecourt explain`; what does the work is loaded when it runs. */
export function explainCommand(context: CommandContext): Command {
  return new Command('explain')
    .description('tell what a lint rule is about, with examples; all rules without one')
    .argument('[rule]', 'id of the rule, such as heading-order')
    .addHelpText('after', examples)
    .action(async (rule: string | undefined) => {
      const { explainRule } = await import('../lint/explain-rule.ts');
      context.stdout.write(await explainRule(rule));
    });
}
