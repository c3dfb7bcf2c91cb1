import { Command } from 'commander';
import type { CommandContext } from './command-context.ts';

/** `forecourt explain`; what does the work is loaded when it runs. */
export function explainCommand(context: CommandContext): Command {
  return new Command('explain')
    .description('tell what a lint rule is about, with examples; all rules without one')
    .argument('[rule]', 'id of the rule, such as heading-order')
    .action(async (rule: string | undefined) => {
      const { explainRule } = await import('../lint/explain-rule.ts');
      context.stdout.write(await explainRule(rule));
    });
}
