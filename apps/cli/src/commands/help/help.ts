import { Command } from 'commander';

/** `forecourt help [command]`: like `--help`, and reports which word of a command is unknown. */
export function helpCommand(program: Command): Command {
  return new Command('help')
    .argument('[command...]', 'such as: check, new page')
    .description('print help for a command')
    .action(async (words: readonly string[]) => {
      let command = program;
      for (const word of words) {
        const found = command.commands.find((each) => each.name() === word);
        if (found === undefined) {
          const { unknownCommand } = await import('../../shared/terminal/unknown-command.ts');
          const names = command.commands.map((each) => each.name());
          return command.error(unknownCommand(word, names));
        }
        command = found;
      }
      command.help();
    });
}
