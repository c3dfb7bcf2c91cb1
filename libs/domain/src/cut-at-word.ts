/**
 * A text of at most `most` characters, the ellipsis included: cut after the last whole word, or
 * within a word that is longer than that by itself. Characters are what people see as one.
 */
export function cutAtWord(text: string, most: number): string {
  const plain = text.trim().replace(/\s+/g, ' ');
  const characters = Array.from(
    new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(plain),
    ({ segment }) => segment,
  );
  if (characters.length <= most) return plain;
  const room = characters.slice(0, most).join('');
  const space = room.lastIndexOf(' ');
  const kept = space > 0 ? room.slice(0, space) : characters.slice(0, most - 1).join('');
  return `${kept.replace(/[\s,;:.–-]+$/u, '')}…`;
}
