/** Characters that nobody sees, and those that look like one of an address. */
const odd = /[\u00ad\u200b-\u200f\u202a-\u202e\u2044\u2060-\u2064\u2215\u29f8\ufeff\uff01-\uff5e]/;
const everyOdd = new RegExp(odd, 'g');

/** ASCII characters of a full-width block, which has them in the same order. */
const fullWidth = { first: 0xff01, ascii: 0x21 };

function replacementOf(character: string): string {
  const code = character.charCodeAt(0);
  if (code >= fullWidth.first) return String.fromCharCode(code - fullWidth.first + fullWidth.ascii);
  return /[\u2044\u2215\u29f8]/.test(character) ? '/' : '';
}

/** Returns true for an address with a character that is invisible or only looks like another. */
export const hasOddCharacters = (address: string): boolean => odd.test(address);

/** Returns an address without its invisible characters, and with those that others look like. */
export const withoutOddCharacters = (address: string): string =>
  address.replace(everyOdd, replacementOf);

/** Describes the first odd character of an address: `an invisible character (U+200B)`. */
export function oddCharacterIn(address: string): string | undefined {
  const [character] = odd.exec(address) ?? [];
  if (character === undefined) return undefined;
  const code = `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
  const meant = replacementOf(character);
  return meant === ''
    ? `an invisible character (${code})`
    : `"${character}" (${code}), which only looks like "${meant}"`;
}
