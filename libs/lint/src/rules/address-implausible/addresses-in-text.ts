import { foldText } from '@forecourt/domain';
import { matchesOf, type StringRange } from '@forecourt/json';
import { sentenceAround } from '../../rule-api/sentences.ts';

/** An address in a text, as far as it is written. */
interface WrittenAddress {
  readonly words: string;
  readonly range: StringRange;
  readonly street: string;
  readonly number: string;
  readonly city: string;
  readonly state: string;
  readonly postcode: string;
}

const types: Readonly<Record<string, string>> = {
  ave: 'avenue',
  blvd: 'boulevard',
  cres: 'crescent',
  ct: 'court',
  dr: 'drive',
  hwy: 'highway',
  ln: 'lane',
  pde: 'parade',
  pl: 'place',
  rd: 'road',
  st: 'street',
  tce: 'terrace',
};
const longTypes = ['close', 'circuit', 'esplanade', 'mall', 'quay', 'rise', 'square', 'way'];
const type = [...Object.entries(types).flat(), ...longTypes]
  .map((each) => `${each[0]!.toUpperCase()}${each.slice(1)}`)
  .join('|');
const name = String.raw`\p{Lu}[\p{L}’'-]+`;
const number = String.raw`(?<number>\d{1,4}[A-Za-z]?(?:[–/-]\d{1,4}[A-Za-z]?)?)`;
const state = String.raw`(?<state>ACT|NSW|NT|QLD|Qld|SA|TAS|Tas|VIC|Vic|WA)`;
const address = new RegExp(
  String.raw`(?<![\d.,$/–-])\b${number}\s+(?<street>(?:${name}\s){1,3}(?:${type}))\b\.?(?:,?\s+(?<city>${name}(?:\s${name}){0,2}?)(?:,?\s${state})?(?:,?\s(?<postcode>\d{4}))?(?!\p{L}|\d))?`,
  'gu',
);
const suburb = new RegExp(
  String.raw`(?<city>${name}(?:\s${name}){0,2}),?\s${state},?\s(?<postcode>\d{4})(?!\d)`,
  'gu',
);

/** Quick test for a text with an address, within mark-up too. */
export const mayHaveAddress = (text: string): boolean =>
  /\d[A-Za-z]?\s+[A-ZÀ-ÞĀĒĪŌŪ][^\s<>]+\s[A-Z]|(?:NSW|VIC|Vic|QLD|Qld|SA|TAS|Tas|WA|ACT|NT),?\s\d{4}\b/.test(
    text,
  );

/** Words with which a dealer gives an address as its own. */
const own =
  /\b(?:address|bring|call\s+in|collect|come|drop\s+(?:by|in|off)|find\s+us|located|our|pick\s+up|see\s+us|visit|we[’']re)\b/i;
/** Words about another place in the same street, or an earlier one. */
const others =
  /\b(?:beside|between|caf[eé]|car\s*park|corner|entr(?:y|ance)|former(?:ly)?|from\s+\d{4}|moved|near|neighbour\w*|next\s+(?:door|to)|old|opposite|park(?:ing)?|previous(?:ly)?|station|stop|until|used\s+to|was|were)\b/i;
const postBox = /\b(?:P\.?\s?O\.?\s*Box|GPO|Locked\s+Bag|Private\s+Bag)\b/i;

/** Returns a name without accents, case and punctuation. */
export const foldedPlace = (place: string): string =>
  foldText(place)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Returns a street with its type written out: "wharf street". */
function foldedStreet(street: string): string {
  const words = foldedPlace(street).split(' ');
  const last = words.pop() ?? '';
  return [...words, types[last] ?? last].join(' ');
}

function addressOf(match: RegExpExecArray): WrittenAddress {
  const {
    street = '',
    number: written = '',
    city = '',
    state: of = '',
    postcode = '',
  } = match.groups ?? {};
  return {
    words: match[0],
    range: { start: match.index, end: match.index + match[0].length },
    street: foldedStreet(street),
    number: written.toLowerCase().replace(/[a-z]/g, ''),
    city: foldedPlace(city),
    state: of.toUpperCase(),
    postcode,
  };
}

/** Returns the street and the numbers of an address in the data: "206 Saltpan Road, around the back". */
export const listedStreets = (street: string): readonly WrittenAddress[] =>
  matchesOf(street, address).map(addressOf);

/** Returns the addresses in a text without mark-up that the dealer gives as its own. */
export function writtenAddresses(text: string): readonly WrittenAddress[] {
  const isOwn = ({ range }: WrittenAddress): boolean => {
    const [before, after] = sentenceAround(text, range);
    if (others.test(before) || others.test(after) || postBox.test(before)) return false;
    return own.test(before) || (before + after).trim() === '';
  };
  const streets = matchesOf(text, address).map(addressOf);
  const suburbs = matchesOf(text, suburb)
    .map(addressOf)
    .filter(
      ({ range }) =>
        !streets.some((each) => each.range.end >= range.end && each.range.start <= range.start),
    );
  return [
    ...streets.filter(isOwn),
    ...suburbs.filter(({ range }) => !postBox.test(sentenceAround(text, range)[0])),
  ];
}
