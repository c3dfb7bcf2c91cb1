import { dataEntries } from '../../rule-api/data-entries.ts';
import { defineRule, type EndVisit } from '../../rule-api/rule.ts';

/** Cars that name a location. */
type NamedLocation = {
  /** Id of the location that they are at; undefined if they have none. */
  readonly id?: string;
  readonly name: string;
  readonly pointers: readonly string[];
};

/** Locations that cars name, or the locations themselves. */
type LocationFact = {
  readonly cars?: readonly NamedLocation[];
  readonly locations?: readonly KnownLocation[];
};

type KnownLocation = {
  readonly id: string;
  readonly name: string;
  /** Pointer to the name. */
  readonly pointer: string;
};

const folded = (name: string): string => name.trim().toLowerCase();

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;

/** Minimum number of cars that make the name that they all have the right one. */
const fewest = 3;

/** Returns the error of a location with another name than all of its cars have, as if it were renamed. */
function renamed({ id, name }: KnownLocation, cars: readonly NamedLocation[]): string | undefined {
  const [only, ...others] = cars.filter((car) => car.id === id);
  if (only === undefined || others.length > 0 || folded(only.name) === folded(name))
    return undefined;
  const { length } = only.pointers;
  return length < fewest
    ? undefined
    : `the location is named "${name}", but all of its ${length} cars have "${only.name}"; correct the name here, or the location_name of the cars`;
}

function reportContradictions({ notes, report }: EndVisit): void {
  const facts = notes.map(({ file, fact }) => ({ file, ...(fact as LocationFact) }));
  const locations = facts.flatMap((fact) => fact.locations ?? []);
  // They may come from a dashboard.
  if (locations.length === 0) return;
  const nameOf = new Map(locations.map(({ id, name }) => [id, name]));
  const names = new Set(locations.map(({ name }) => folded(name)));
  const all = facts.flatMap(({ cars = [] }) => cars);
  const known = new Set<string>();
  for (const { file, locations: own = [] } of facts)
    for (const location of own) {
      const message = renamed(location, all);
      if (message === undefined) continue;
      known.add(location.id);
      // The name of another location is reported as that of two.
      const isTaken = locations.some(
        ({ id, name }) => id !== location.id && folded(name) === folded(location.name),
      );
      if (!isTaken) report(file, { pointer: location.pointer, message });
    }
  const messageOf = ({ id, name }: NamedLocation): string | undefined => {
    const own = id === undefined ? undefined : nameOf.get(id);
    // An id that no location has, and a location with another name, are reported as such.
    if (id !== undefined && (own === undefined || known.has(id))) return undefined;
    if (own !== undefined && folded(own) !== folded(name))
      return `the car is at "${id}", which is named "${own}", not "${name}"; correct one of them`;
    if (own === undefined && !names.has(folded(name)))
      return `no location is named "${name}"; write the name of one in data/locations.json`;
    return undefined;
  };
  const about = { data: 'locations' };
  for (const { file, cars = [] } of facts)
    for (const car of cars) {
      const message = messageOf(car);
      if (message !== undefined)
        for (const pointer of car.pointers) report(file, { pointer, message, about });
    }
}

/** Reports cars whose location has another name than they say: the search lists both. */
export const carLocationContradictory = defineRule({
  meta: {
    id: 'car-location-contradictory',
    description: 'The location’s name of a car is that of its location.',
    severity: 'warning',
    recommended: true,
  },
  create: () => ({
    data: (visit) => {
      const locations = dataEntries(visit, 'locations').flatMap(
        ({ entry: { id, name }, pointer }): readonly KnownLocation[] =>
          typeof id === 'string' && typeof name === 'string'
            ? [{ id, name, pointer: `${pointer}/name` }]
            : [],
      );
      if (locations.length > 0) visit.note({ locations });
      const cars = new Map<string, NamedLocation & { pointers: string[] }>();
      for (const { entry, pointer } of dataEntries(visit, 'cars')) {
        const [id, name] = [text(entry.location_id), text(entry.location_name)];
        if (name === undefined) continue;
        const key = `${id ?? ''}\n${name}`;
        const known = cars.get(key);
        if (known === undefined)
          cars.set(key, { id, name, pointers: [`${pointer}/location_name`] });
        else known.pointers.push(`${pointer}/location_name`);
      }
      if (cars.size > 0) visit.note({ cars: [...cars.values()] });
    },
    end: reportContradictions,
  }),
});
