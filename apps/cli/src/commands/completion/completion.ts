import { Argument, Command } from 'commander';
import { shells } from './shells.ts';
import type { Shell } from './shells.ts';
import type { CommandContext } from '../../shared/options/command-context.ts';

const examples = `
Examples:
  eval "$(forecourt completion bash)"           in ~/.bashrc
  source <(forecourt completion zsh)            in ~/.zshrc, below compinit
  forecourt completion fish | source            in ~/.config/fish/config.fish

Exit codes:
  0  the script was printed
  2  there is none for that shell`;

/** `forecourt completion`; its implementation is loaded when it runs. */
export function completionCommand(context: CommandContext): Command {
  const command = new Command('completion')
    .description('print a script that completes commands, options and their values in a shell')
    .addArgument(new Argument('<shell>', 'your shell').choices(shells))
    .addHelpText('after', examples);
  return command.action(async (shell: Shell) => {
    const { completionScript } = await import('./run-completion.ts');
    context.stdout.write(completionScript(command.parent!, shell));
  });
}
