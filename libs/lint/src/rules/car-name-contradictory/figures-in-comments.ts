import { digitsOf } from '@forecourt/domain';
import { scalarText } from '@forecourt/json';
import type { DataEntry } from '../../rule-api/data-entries.ts';
import { deny, namedIn, wrong, type Denied } from './named-in-comments.ts';

type Entry = DataEntry['entry'];

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

/** "A 5-seater", "seven-seat SUV", "seats five"; as an entry of a list, "Seven seats, one owner". */
const seats = new RegExp(
  String.raw`\b${number}[\s-]seat(?:er|(?=\s+(?:suv|hatch|sedan|wagon|ute|van|people|family|car)))\b|\bseats\s+${number}(?=\s*(?:[.,;]|$|(?:adults|people|passengers|in\s+comfort)\b))|(?:^|[.,;•|]\s*)${number}\s+seats(?=\s*(?:[.,;•|]|$))`,
  'gi',
);

/** "This sedan", "a dual-cab ute", at the beginning of what is said about the car. */
const body =
  /\b(?:this\s+(?:[\p{L}\d-]+\s+){0,2}(sedan|ute|convertible)|(?:dual|double|single|extra)[\s-]cab\s+(ute))(?![\p{L}-])(?!\s+(?:owner|driver|size))/giu;
const bodies: ReadonlySet<string> = new Set([
  ...['convertible', 'hatch', 'hatchback', 'sedan', 'suv', 'ute', 'van', 'wagon'],
]);

/** Size of an engine, "2.2-litre turbo diesel"; not of a bottle. */
const engine =
  /\b(\d\.\d)(?:\s?l|[\s-]litre)\s+(?:(?:turbo|twin-turbo|[-\w]+-cylinder|v6|v8)[\s-]+){0,2}(?:diesel|engine|hybrid|petrol|turbo)\b/gi;
const litres = /\b(\d\.\d)\s?(?:l\b|-?\s?litres?\b)/i;

const fuelOf = ({ simple_fuel }: Entry): string => scalarText(simple_fuel).trim().toLowerCase();

function deniedFuel(entry: Entry, words: string): readonly Denied[] {
  const own = fuelOf(entry);
  const others = Object.hasOwn(otherFuels, own) ? otherFuels[own]! : [];
  if (others.length === 0) return [];
  const named = wrong(
    namedIn(words, fuel),
    (value) => value === own,
    (value) => others.includes(value),
  );
  return deny(named, `the fuel of the car is ${scalarText(entry.simple_fuel)}`);
}

function deniedEngine({ engine: own }: Entry, words: string): readonly Denied[] {
  const [, size] = litres.exec(scalarText(own)) ?? [];
  if (size === undefined) return [];
  const named = wrong(namedIn(words, engine), (value) => value === size);
  return deny(named, `the engine of the car is ${scalarText(own)}`);
}

/** Returns fuels, engines, seats and bodies in the words about a car that its own fields deny. */
export function deniedFigures(entry: Entry, words: string): readonly Denied[] {
  const { seats: count, simple_body } = entry;
  const ownBody = scalarText(simple_body).trim().toLowerCase();
  // The engine of another fuel is another engine.
  const ofFuel = deniedFuel(entry, words);
  const ofEngine = ofFuel.length > 0 ? [] : deniedEngine(entry, words);
  const ofSeats =
    typeof count === 'number' && count > 0
      ? wrong(namedIn(words, seats), (value) => Number(digitsOf(value)) === count)
      : [];
  const ofBody = bodies.has(ownBody)
    ? wrong(namedIn(words, body), (value) => value === ownBody)
    : [];
  return [
    ...ofFuel,
    ...ofEngine,
    ...deny(ofSeats, `the car has ${String(count)} seats`),
    ...deny(ofBody, `the body of the car is ${scalarText(simple_body)}`),
  ];
}
