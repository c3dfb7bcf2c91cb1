import { Command } from 'commander';
import type { CommandContext } from '../../shared/options/command-context.ts';

const examples = `
Examples:
  forecourt explain                     every id: its level, what it is about
  forecourt explain heading-order       why, what is wrong, what is right
  forecourt explain picture-refused     what the finding means, and what to do

Exit codes:
  0  printed
  2  there is no such id
  3  internal error`;

/** `forecourt explain`; its implementation is loaded when it runs. */
export function explainCommand(context: CommandContext): Command {
  return new Command('explain')
    .description(
      'explain a finding by its id: a lint rule with examples, or what another finding means',
    )
    .argument('[id]', 'id in a finding, such as heading-order; all of them if left out')
    .addHelpText('after', examples)
    .action(async (id: string | undefined) => {
      const { explainFinding } = await import('./explain-finding.ts');
      context.stdout.write(await explainFinding(id));
    });
}
