import { digitsOf } from '@forecourt/domain';
import { matchesOf, scalarText, type StringRange } from '@forecourt/json';
import { sentenceAround } from '../../rule-api/sentences.ts';
import type { DataEntry } from '../../rule-api/data-entries.ts';

/** Words of a text about a car that its fields deny. */
interface Denied {
  readonly within: StringRange;
  /** Value of the car, in words: "the fuel of the car is Petrol". */
  readonly truth: string;
}

/** Words that make another car, or a change, of what is named. */
const compared =
  /\b(?:also|available|becomes?|cheaper|compared|converts?|from|like|not?|once|option(?:al)?|other|rather|than|unlike|versus|vs|was|were|without)\b/i;

/** A fuel as an entry of a list, "Diesel, one owner", or behind the size of an engine, "2.2-litre turbo diesel". */
const fuel =
  /(?:^|[.,;•|]\s*)(diesel|petrol)\s*(?=[.,;•|]|$)|\b\d\.\d(?:[\s-]?l|[\s-]litre)\s+(?:(?:turbo|twin-turbo|[-\w]+-cylinder|v6|v8)[\s-]+){0,2}(diesel|petrol)\b|\b(?:all|fully|100%|pure)[\s-](electric)\s+(?:car|hatch|sedan|suv|ute|van|wagon)\b/gi;

/** Fuels that a car of one fuel can't have. A hybrid has petrol, and its words are often those of both. */
const otherFuels: Readonly<Record<string, readonly string[]>> = {
  petrol: ['diesel', 'electric'],
  diesel: ['petrol', 'electric'],
  electric: ['petrol', 'diesel'],
};

const number = '([245678]|two|four|five|six|seven|eight)';

/** "A 5-seater", "seven-seat SUV", "seats five". */
const seats = new RegExp(
  String.raw`\b${number}[\s-]seat(?:er|(?=\s+(?:suv|hatch|sedan|wagon|ute|van|people|family|car)))\b|\bseats\s+${number}(?=\s*(?:[.,;]|$|(?:adults|people|passengers|in\s+comfort)\b))`,
  'gi',
);

/** "This sedan", "a dual-cab ute", at the beginning of what is said about the car. */
const body =
  /\b(?:this\s+(?:[\p{L}\d-]+\s+){0,2}(sedan|ute|convertible)|(?:dual|double|single|extra)[\s-]cab\s+(ute))(?![\p{L}-])(?!\s+(?:owner|driver|size))/giu;
const bodies: ReadonlySet<string> = new Set([
  ...['convertible', 'hatch', 'hatchback', 'sedan', 'suv', 'ute', 'van', 'wagon'],
]);

interface Named {
  readonly value: string;
  readonly within: StringRange;
}

/** Returns what a pattern finds in a text, without what is only compared with. */
function namedIn(words: string, pattern: RegExp): readonly Named[] {
  return matchesOf(words, pattern).flatMap((match): Named[] => {
    const value = match
      .slice(1)
      .find((group) => group !== undefined)!
      .toLowerCase();
    const lead = /^[.,;•|\s]*/.exec(match[0])![0].length;
    const within = { start: match.index + lead, end: match.index + match[0].length };
    return sentenceAround(words, within).some((part) => compared.test(part))
      ? []
      : [{ value, within }];
  });
}

/** Returns the named values unless one of them is right: words that name both compare them. */
const wrong = (
  named: readonly Named[],
  isRight: (value: string) => boolean,
  isWrong: (value: string) => boolean = () => true,
): readonly Named[] =>
  named.some(({ value }) => isRight(value)) ? [] : named.filter(({ value }) => isWrong(value));

/** Returns fuels, seats and bodies in the words about a car that its own fields deny. */
export function deniedFigures(entry: DataEntry['entry'], words: string): readonly Denied[] {
  const { simple_fuel, seats: count, simple_body } = entry;
  const own = scalarText(simple_fuel).trim().toLowerCase();
  const others = Object.hasOwn(otherFuels, own) ? otherFuels[own]! : [];
  const ownBody = scalarText(simple_body).trim().toLowerCase();
  const denied: Denied[] = [];
  const add = (named: readonly Named[], truth: string) => {
    for (const { within } of named) denied.push({ within, truth });
  };
  if (others.length > 0)
    add(
      wrong(
        namedIn(words, fuel),
        (value) => value === own,
        (value) => others.includes(value),
      ),
      `the fuel of the car is ${scalarText(simple_fuel)}`,
    );
  if (typeof count === 'number')
    add(
      wrong(namedIn(words, seats), (value) => Number(digitsOf(value)) === count),
      `the car has ${count} seats`,
    );
  if (bodies.has(ownBody))
    add(
      wrong(namedIn(words, body), (value) => value === ownBody),
      `the body of the car is ${scalarText(simple_body)}`,
    );
  return denied;
}
