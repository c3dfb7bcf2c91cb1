import { unknownWords, type WordsRead } from './price-words.ts';

/** A unit by its spellings. */
interface Unit {
  readonly words: RegExp;
  /** To the unit of the field. */
  readonly convert: (value: number) => number;
  /** Name for the report, of units that people should know were converted. */
  readonly name?: string;
}

/** A figure of a car, and the units that feeds give it in. */
interface Measure {
  readonly units: readonly Unit[];
  /** Words of units that can't be converted, and what to write instead. */
  readonly wrong?: readonly [words: RegExp, message: string];
}

const words = (source: string): RegExp => new RegExp(`(?<!\\p{L})(?:${source})(?!\\p{L})`, 'gu');
const unit = (source: string, factor: number, name?: string): Unit => ({
  words: words(source),
  convert: (value) => value * factor,
  ...(name === undefined ? {} : { name }),
});
const inverse = (source: string, name: string): Unit => ({
  words: words(source),
  convert: (value) => 100 / value,
  name,
});

/** Kilometres of the international mile, exactly. */
export const kmPerMile = 1.609_344;

const per = ' ?(?:\\/|per) ?';
const litres = '(?:l|lt?rs?|lit(?:re|er)s?)';
const kilometres = [unit("k['’]?ms?|klms?|k['’]s|kilomet(?:re|er)s?", 1)];
const distance = [...kilometres, unit('mi|mls?|miles?', kmPerMile, 'miles')];
const mass: Measure = {
  units: [
    unit('kgs?|kilos?|kilograms?', 1),
    unit('t|tonnes?', 1000),
    unit('lbs?|pounds?', 0.453_592_37, 'pounds'),
  ],
};
const length: Measure = {
  units: [
    unit('mms?|millimet(?:re|er)s?', 1),
    unit('cms?|centimet(?:re|er)s?', 10),
    unit('m|met(?:re|er)s?', 1000),
    unit('in|inch(?:es)?', 25.4, 'inches'),
  ],
};
const oneUnit = (source: string): Measure => ({ units: [unit(source, 1)] });

/** Figures of a car by their property. */
const measures: Readonly<Record<string, Measure>> = {
  km: {
    units: distance,
    wrong: [words('hours?|hrs?'), 'is in hours; write the kilometres, or leave it empty'],
  },
  electric_range_km: { units: distance },
  towing_braked_kg: mass,
  towing_unbraked_kg: mass,
  payload_kg: mass,
  kerb_mass_kg: mass,
  length_mm: length,
  width_mm: length,
  height_mm: length,
  wheelbase_mm: length,
  ground_clearance_mm: length,
  boot_litres: oneUnit(litres),
  fuel_consumption: {
    units: [
      inverse(`kms?${per}${litres}|kmpl`, 'km per litre'),
      unit(`${litres}(?:${per}100(?: ?kms?)?)?`, 1),
    ],
    wrong: [
      words('mpg|miles per gallon'),
      'is in miles per gallon, of which there are two; write litres per 100 km',
    ],
  },
  energy_consumption: {
    units: [
      inverse(`kms?${per}kwh`, 'km per kWh'),
      unit(`kwh(?:${per}100(?: ?kms?)?)?`, 1),
      unit(`wh${per}km`, 0.1),
    ],
    wrong: [words(`mi(?:les?)?${per}kwh`), 'is in miles per kWh; write kWh per 100 km'],
  },
  year: {
    units: [],
    wrong: [words('my|model year'), 'is a model year; write the year of build'],
  },
  seats: oneUnit('seats?|seaters?|pass(?:enger)?s?'),
  doors: oneUnit('drs?|doors?|d'),
  owners: oneUnit('owners?'),
  photos_count: oneUnit('photos?|images?|pictures?|pics?'),
  inspection_checks: oneUnit('points?|checks?'),
};

const inexact =
  /[~≈<>≤≥+]|\b(?:approx(?:imately)?|about|around|circa|ca?|under|over|below|above|up ?to|less than|more than|from|est(?:imated?)?|at least|max(?:imum)?|min(?:imum)?)\b/gu;
const thousands = words('k|thousand');
const idle =
  /\b(?:odo(?:meter)?|mileage|reading|genuine|actual|exact|verified|travelled|driven|only|low|delivery|on|the|clock|combined|claimed|wltp|nedc|adr|with|previous|prev)\b/gu;

const has = (text: string, part: RegExp): boolean => text.search(part) >= 0;

/**
 * Reads the words beside a figure of a car other than its price: `45,000 miles`, `98k`, `3.5 t`. An
 * odometer reading that is not exact, or has an unknown word beside it, is refused.
 * @param field property of the car
 */
export function readUnitWords(field: string, number: number, written: string): WordsRead {
  const text = written.toLowerCase().replace(/\s+/gu, ' ');
  const { units, wrong } = measures[field] ?? { units: [] };
  if (wrong !== undefined && has(text, wrong[0])) return { refused: wrong[1] };
  const isOdometer = field === 'km';
  if (isOdometer && has(text, inexact))
    return { refused: 'is not an exact reading; write the kilometres on the odometer' };
  const found = units.find((each) => has(text, each.words));
  const rest = found === undefined ? text : text.replace(found.words, ' ');
  const unknown = unknownWords(
    [inexact, thousands, idle].reduce((left, part) => left.replace(part, ' '), rest),
  );
  if (unknown !== undefined && isOdometer)
    return {
      refused: `has “${unknown}” beside the number; write the kilometres alone, such as 45000`,
    };
  return {
    // Some write "98,000k" for kilometres.
    inThousands: has(rest, thousands) && !(isOdometer && number >= 1000),
    convert: found?.convert,
    unit: found?.name,
    warning:
      unknown === undefined ? undefined : `has “${unknown}” beside the number; check the unit`,
  };
}

/**
 * Returns the earlier of two years that follow each other, such as `2019/20`: the car may be that old.
 * undefined for any other text, and for one that may be a month, such as `2011-12`.
 */
export function earlierYear(text: string): number | undefined {
  const [, first = '', second = ''] =
    /^((?:19|20)\d\d) ?[/–-] ?((?:19|20)?\d\d)$/u.exec(text.trim()) ?? [];
  const last = Number(first.slice(0, 4 - second.length) + second);
  if (first === '' || Math.abs(Number(first) - last) !== 1) return undefined;
  if (second.length === 2 && Number(second) <= 12) return undefined;
  return Math.min(Number(first), last);
}
