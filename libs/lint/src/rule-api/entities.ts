/** Characters by the names that editors and word processors write them with. */
const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  nbsp: ' ',
  quot: '"',
  apos: "'",
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  bull: '•',
  middot: '·',
  percnt: '%',
  dollar: '$',
  num: '#',
  ast: '*',
  plus: '+',
  sol: '/',
  comma: ',',
  period: '.',
  colon: ':',
  excl: '!',
  quest: '?',
  lpar: '(',
  rpar: ')',
  commat: '@',
};

/** Pattern of a character reference of HTML, `&amp;`, `&#37;` or `&#x25;`. */
export const entityPattern = '&(?:#\\d{1,7}|#[xX][\\dA-Fa-f]{1,6}|[A-Za-z]{2,8});';

const entity = new RegExp(entityPattern, 'g');

/** Returns the character of a reference, or the reference itself if it is not known. */
export function decodeEntity(reference: string): string {
  const name = reference.slice(1, -1);
  if (!name.startsWith('#')) return named[name] ?? reference;
  const isHex = /^#x/i.test(name);
  const code = parseInt(name.slice(isHex ? 2 : 1), isHex ? 16 : 10);
  const isCharacter = code >= 32 && code <= 0x10_ff_ff && (code < 0xd8_00 || code > 0xdf_ff);
  return isCharacter ? String.fromCodePoint(code) : reference;
}

/** Returns a text with the characters that its references stand for. */
export const decodeEntities = (text: string): string =>
  text.includes('&') ? text.replace(entity, decodeEntity) : text;
