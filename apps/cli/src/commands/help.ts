import { Command } from 'commander';

/** `forecourt help [command]`: like `--help`, and says which word of a command is unknown. */
export function helpCommand(program: Command): Command {
  return new Command('help')
    .argument('[command...]', 'such as: check, new page')
    .description('tell what a command does')
    .action(async (words: readonly string[]) => {
      let command = program;
      for (const word of words) {
        const found = command.commands.find((each) => each.name() === word);
        if (found === undefined) {
          const { didYouMean } = await import('@forecourt/block-schemas');
          const meant = didYouMean(
            word,
            command.commands.map((each) => each.name()),
          );
          const hint = meant === undefined ? '' : `\n(Did you mean ${meant}?)`;
          command.error(`error: unknown command '${word}'${hint}`);
        } else command = found;
      }
      command.help();
    });
}
