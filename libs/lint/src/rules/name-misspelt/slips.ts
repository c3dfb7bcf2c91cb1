import { isSlip } from '@forecourt/block-schemas';
import { foldText } from '@forecourt/domain';

/** Shortest word of a name that is compared: shorter ones are a letter from too many others. */
const minLength = 4;

/** Returns a word in lower case, without accents and the ending of the possessive. */
export const foldedWord = (word: string): string => foldText(word.replace(/[’']s?$/, ''));

/** True if a word is a name with one slip in it, and not its plural, its singular or another word that begins otherwise. */
export function isMisspelt(word: string, name: string): boolean {
  const [written, meant] = [foldedWord(word), foldedWord(name)];
  if (meant.length < minLength || written[0] !== meant[0]) return false;
  if (/[^\p{L}]/u.test(written) || /[^\p{L}]/u.test(meant)) return false;
  if (`${written}s` === meant || written === `${meant}s`) return false;
  return isSlip(written, meant);
}
