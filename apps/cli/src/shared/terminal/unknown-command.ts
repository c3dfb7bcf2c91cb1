import { didYouMean } from '@forecourt/block-schemas';

/** Message for an unknown command. */
export function unknownCommand(word: string, commands: readonly string[]): string {
  const meant = didYouMean(word, commands);
  return `error: unknown command '${word}'${meant === undefined ? '' : `\n(Did you mean ${meant}?)`}`;
}
