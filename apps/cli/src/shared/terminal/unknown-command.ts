import { didYouMean } from '@forecourt/block-schemas';

/** What is said of a word that is none of the commands. */
export function unknownCommand(word: string, commands: readonly string[]): string {
  const meant = didYouMean(word, commands);
  return `error: unknown command '${word}'${meant === undefined ? '' : `\n(Did you mean ${meant}?)`}`;
}
