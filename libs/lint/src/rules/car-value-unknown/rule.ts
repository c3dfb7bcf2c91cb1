import { didYouMean } from '@forecourt/block-schemas';
import { dataEntries, type DataEntry } from '../../rule-api/data-entries.ts';
import { areNames } from '../../rule-api/are-names.ts';
import { wordsOfValue } from '../../rule-api/words-of-value.ts';
import { defineRule, type DataVisit, type EndVisit } from '../../rule-api/rule.ts';
import { isCarType, isStatus, ofMake, usualNames, usualValues } from './known-values.ts';

type Car = DataEntry['entry'];

/** A value that few cars have, and that may be misspelt. */
type RareValue = {
  readonly member: string;
  readonly value: string;
  readonly pointer: string;
  /** Make of the car, for a facet of which each make has its own values. */
  readonly make?: string;
};

/** Values in a data file. */
type ValueFact = {
  readonly rare?: readonly RareValue[];
  /** Values by the member of a car that they belong to. */
  readonly usual?: Readonly<Record<string, readonly string[]>>;
  /** Names that many cars of a make have, by facet and make. */
  readonly ofMakes?: Readonly<Record<string, readonly string[]>>;
};

/** Number of cars with a value from which on it is no slip. */
const fewest = 3;

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;

/** Returns the values of a facet, split by how many cars have them. */
function countValues(cars: readonly DataEntry[], member: string) {
  const pointers = new Map<string, string[]>();
  for (const { entry, pointer } of cars) {
    const value = text(entry[member]);
    if (value === undefined) continue;
    const known = pointers.get(value);
    if (known === undefined) pointers.set(value, [`${pointer}/${member}`]);
    else if (known.length < fewest) known.push(`${pointer}/${member}`);
  }
  const values = [...pointers];
  return {
    usual: values.flatMap(([value, at]) => (at.length < fewest ? [] : [value])),
    rare: values.flatMap(([value, at]): RareValue[] =>
      at.length < fewest ? at.map((pointer) => ({ member, value, pointer })) : [],
    ),
  };
}

/** Returns the values of each facet, split by how many cars have them. */
function facetValues(cars: readonly DataEntry[]): Required<ValueFact> {
  const rare: RareValue[] = [];
  const usual: Record<string, readonly string[]> = {};
  for (const member of Object.keys(usualValues)) {
    if (ofMake.has(member)) continue;
    const counted = countValues(cars, member);
    usual[member] = counted.usual;
    for (const each of counted.rare) rare.push(each);
  }
  const ofMakes: Record<string, readonly string[]> = {};
  for (const [make, own] of Map.groupBy(cars, ({ entry }) => text(entry.make) ?? ''))
    for (const member of ofMake) {
      const counted = countValues(own, member);
      ofMakes[`${member} ${make}`] = counted.usual;
      for (const each of counted.rare) rare.push({ ...each, make });
    }
  return { rare, usual, ofMakes };
}

const brandsOf = (visit: DataVisit): readonly string[] =>
  dataEntries(visit, 'brands').flatMap(({ entry: { make, name } }) => text(make ?? name) ?? []);

/** Makers and bodies of models, by which the range groups them. */
const rareOfModels = (visit: DataVisit): readonly RareValue[] =>
  dataEntries(visit, 'models').flatMap(({ entry, pointer }, _index, all): RareValue[] => {
    const maker = text(entry.manufacturer_name);
    const isShared = all.some(
      (other) => other.entry !== entry && other.entry.manufacturer_name === maker,
    );
    const bodies = Array.isArray(entry.body) ? (entry.body as readonly unknown[]) : [];
    return [
      ...(maker === undefined || isShared
        ? []
        : [{ member: 'maker', value: maker, pointer: `${pointer}/manufacturer_name` }]),
      ...bodies.flatMap((body, index): RareValue[] => {
        const value = text(body);
        if (value === undefined) return [];
        return [{ member: 'simple_body', value, pointer: `${pointer}/body/${index}` }];
      }),
    ];
  });

/** Names of makes in the lists of brands and models. */
const makesOf = (visit: DataVisit): readonly string[] => [
  ...brandsOf(visit),
  ...dataEntries(visit, 'models').flatMap(({ entry }) => text(entry.manufacturer_name) ?? []),
];

function reportMisspelt({ notes, report }: EndVisit): void {
  const facts = notes.map(({ file, fact }) => ({ file, ...(fact as ValueFact) }));
  const usual = new Map(
    Object.entries(usualValues).map(([member, values]) => [
      member,
      [...values, ...facts.flatMap((fact) => fact.usual?.[member] ?? [])],
    ]),
  );
  const namesOf = (member: string, make: string) =>
    facts.flatMap(({ ofMakes }) => ofMakes?.[`${member} ${make}`] ?? []);
  for (const { file, rare = [] } of facts)
    for (const { member, value, pointer, make } of rare) {
      const known = make === undefined ? usual.get(member)! : namesOf(member, make);
      const isKnown = known.some((each) => wordsOfValue(each) === wordsOfValue(value));
      const suggestion = isKnown || value.length < 4 ? undefined : didYouMean(value, known);
      if (suggestion === undefined) continue;
      if (make !== undefined && areNames(value, suggestion)) continue;
      const message = `"${value}" is an entry of its own in the search; did you mean "${suggestion}"?`;
      report(file, { pointer, message, suggestion });
    }
}

/** Reports values of cars that the site does not know, by which visitors do not find the car. */
export const carValueUnknown = defineRule<{ readonly allow: readonly string[] }>({
  meta: {
    id: 'car-value-unknown',
    description: 'Status, type and facets of cars have values that the site knows.',
    severity: 'warning',
    recommended: true,
    options: { allow: [] },
  },
  create: ({ options }) => {
    const allowed = new Set(options.allow.map(wordsOfValue));
    const isUnknown = (value: string | undefined, isKnown: (value: string) => boolean) =>
      value !== undefined && !isKnown(value) && !allowed.has(wordsOfValue(value));
    const messageOf = (value: string, what: string, names: readonly string[]) => {
      const suggestion = didYouMean(value, names);
      const advice =
        suggestion === undefined
          ? `write one such as "${names[0]}", or add it to the option "allow"`
          : `did you mean "${suggestion}"?`;
      return { message: `"${value}" is not a known ${what}; ${advice}`, suggestion };
    };
    const reportCar = ({ report }: DataVisit, { status, car_type }: Car, pointer: string) => {
      const [state, type] = [text(status), text(car_type)];
      if (isUnknown(state, isStatus))
        report({
          pointer: `${pointer}/status`,
          ...messageOf(state!, 'status of a car', usualNames.status),
        });
      if (isUnknown(type, isCarType))
        report({
          pointer: `${pointer}/car_type`,
          ...messageOf(type!, 'type of a car', usualNames.car_type),
        });
    };
    return {
      site: ({ site, report }) => {
        const { priceIncludes, reassurances } = site.settings?.cars ?? {};
        for (const [member, lines] of Object.entries({ priceIncludes, reassurances }))
          for (const [line, { carTypes = [] }] of (lines ?? []).entries())
            for (const [index, type] of carTypes.entries())
              if (isUnknown(text(type), isCarType))
                report({
                  pointer: `/settings/cars/${member}/${line}/carTypes/${index}`,
                  ...messageOf(type, 'type of a car', usualNames.car_type),
                });
      },
      data: (visit) => {
        const cars = dataEntries(visit, 'cars');
        for (const { entry, pointer } of cars) reportCar(visit, entry, pointer);
        const makes = makesOf(visit);
        if (cars.length > 0) visit.note(facetValues(cars));
        if (makes.length > 0) visit.note({ usual: { make: makes, maker: brandsOf(visit) } });
        const rare = rareOfModels(visit);
        if (rare.length > 0) visit.note({ rare });
      },
      end: reportMisspelt,
    };
  },
});
