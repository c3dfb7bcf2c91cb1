import type { Car } from '@forecourt/block-schemas';
import { automaticNames } from './basic-transmission.ts';
import { bodyShape, type BodyShape } from './body-shape.ts';
import { foldText } from '../text/fold-text.ts';

/**
 * A fact of a car that buyers have several words for. Keywords that mean it find the cars that have
 * it, not the texts that have the words: `auto` finds automatic transmissions, but neither "Automatic
 * high beam" nor "Android Auto".
 */
interface CarFact {
  /** Word of the search index; letters alone, far from those of the other facts. */
  readonly word: string;
  /** Words that buyers type, as the source of a pattern. */
  readonly typed: string;
  /** Attributes that state the fact. */
  readonly from: readonly (keyof Car)[];
  /** Words that dealers and feeds write in addition, as the source of a pattern. */
  readonly written?: string;
  /** Words in the same attributes that contradict it: a hybrid is no electric car. */
  readonly unless?: RegExp;
  readonly body?: BodyShape;
}

const transmission = ['transmission', 'name', 'badge'] as const;
const drive = ['drive_type', 'name', 'badge', 'body'] as const;
const fuel = ['simple_fuel', 'engine', 'name', 'badge'] as const;
const body = ['name', 'badge'] as const;

/** Words of Australian and New Zealand buyers, by the fact that they mean. */
const facts: readonly CarFact[] = [
  {
    word: 'automatic',
    typed: 'auto(?:matic)?s?',
    from: transmission,
    written: automaticNames,
  },
  { word: 'manual', typed: 'manuals?', from: transmission, unless: /\bauto/ },
  {
    word: 'fourwheeldrive',
    typed: '4 ?[x×] ?4s?|4 ?wds?|(?:4|four)[- ]?wheel[- ]?drives?',
    from: drive,
  },
  { word: 'allwheeldrive', typed: 'awds?|all[- ]?wheel[- ]?drives?', from: drive },
  {
    word: 'twowheeldrive',
    typed: '4 ?[x×] ?2s?|2 ?wds?|(?:2|two)[- ]?wheel[- ]?drives?',
    from: drive,
    written: 'fwd|rwd|^front$|^rear$|(?:front|rear)[- ]?wheel[- ]?drive',
  },
  {
    word: 'frontwheeldrive',
    typed: 'fwd|front[- ]?wheel[- ]?drives?',
    from: drive,
    written: '^front$',
  },
  {
    word: 'rearwheeldrive',
    typed: 'rwd|rear[- ]?wheel[- ]?drives?',
    from: drive,
    written: '^rear$',
  },
  {
    word: 'pluginhybrid',
    typed: 'phevs?|plug[- ]?ins?(?: hybrids?)?',
    from: fuel,
  },
  { word: 'hybridpower', typed: 'hybrids?|hevs?', from: fuel, written: 'phev|mhev|plug[- ]?in' },
  {
    word: 'electricpower',
    typed: '(?:all[- ]|fully )?electrics?|b?evs?',
    from: fuel,
    unless: /\b(?:hybrid|m?p?hev|plug|petrol|diesel)/,
  },
  { word: 'ute', typed: 'utes?|pick[- ]?ups?', from: body, body: 'ute' },
  { word: 'stationwagon', typed: '(?:station[- ]?)?wagons?|estates?', from: body, body: 'wagon' },
  {
    word: 'hatchback',
    typed: 'hatch(?:es)?|hatch[- ]?backs?|liftbacks?',
    from: body,
    body: 'hatch',
  },
  { word: 'sedanbody', typed: 'sedans?|saloons?', from: body, body: 'sedan' },
];

/** Equipment: in "electric windows" and "automatic high beam" the first word is no fact of the car. */
const equipment =
  'windows?|seats?|mirrors?|tailgates?|boots?|(?:sun)?roofs?|high|headlights?|head ?lamps?|lights?|wipers?|' +
  'climate|air|aircon|emergency|brak(?:es?|ing)|park(?:ing)?|hold|stop|start|doors?|dim(?:ming)?|folding|hand ?brake|steering';

const whole = (source: string, flags: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}-])(?:${source})(?!-?[\\p{L}\\p{N}])`, flags);

const typedPatterns = facts.map(({ word, typed }) => ({
  word: `fact${word}`,
  pattern: new RegExp(
    `(?<!\\bandroid )${whole(typed, '').source}(?!\\s+(?:${equipment})(?![\\p{L}\\p{N}]))`,
    'giu',
  ),
}));

/** Keywords with the words of the index in place of those that mean a fact. */
export interface ReadFacts {
  readonly text: string;
  /** Words as typed, by the word that replaces them. */
  readonly typed: ReadonlyMap<string, string>;
}

/** Replaces the words that mean a fact of a car. */
export function readCarFacts(keywords: string): ReadFacts {
  const typed = new Map<string, string>();
  let text = keywords;
  for (const { word, pattern } of typedPatterns)
    text = text.replace(pattern, (match) => {
      typed.set(word, match);
      return word;
    });
  return { text, typed };
}

const writtenPatterns = facts.map((fact) => ({
  ...fact,
  word: `fact${fact.word}`,
  pattern: whole([fact.typed, fact.written].filter(Boolean).join('|'), 'imu'),
}));

/** Attributes that state facts. */
const stated = [...new Set([...facts.flatMap(({ from }) => from), 'simple_body' as const])];

/**
 * Returns the words of the facts that a car has.
 * @param car an entry of a search index, which may hold anything
 */
export function carFactWords(car: Readonly<Record<string, unknown>>): readonly string[] {
  const texts = new Map(
    stated.map((name) => {
      const value = car[name];
      return [name, typeof value === 'string' ? foldText(value) : ''] as const;
    }),
  );
  const shape = bodyShape(texts.get('simple_body')!) ?? bodyShape(texts.get('body')!);
  return writtenPatterns
    .filter(({ from, pattern, unless, body: own }) => {
      if (own !== undefined && own === shape) return true;
      const text = from.map((name) => texts.get(name)).join('\n');
      return pattern.test(text) && !unless?.test(text);
    })
    .map(({ word }) => word);
}
