/**
 * Shortens a text to a number of characters, the ellipsis included: after the last whole word, or
 * within a word that is longer by itself. Characters are grapheme clusters.
 */
export function cutAtWord(text: string, maxCharacters: number): string {
  const plain = text.trim().replace(/\s+/g, ' ');
  const characters = Array.from(
    new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(plain),
    ({ segment }) => segment,
  );
  if (characters.length <= maxCharacters) return plain;
  const room = characters.slice(0, maxCharacters).join('');
  const space = room.lastIndexOf(' ');
  const kept = space > 0 ? room.slice(0, space) : characters.slice(0, maxCharacters - 1).join('');
  return `${kept.replace(/[\s,;:.–-]+$/u, '')}…`;
}
