import type { EndVisit } from '../../rule-api/rule.ts';
import type { DataEntry } from '../../rule-api/data-entries.ts';
import { statesOf } from './postcodes.ts';

const south = ['Sydney', 'Melbourne', 'Hobart', 'Canberra', 'ACT', 'NSW', 'Victoria', 'Tasmania'];
const centre = ['Adelaide', 'South', 'Broken_Hill', 'Yancowinna'];

/** Time zones by state, the usual one first; the others have the same time, or are of a part of the state. */
const zones: Readonly<Record<string, readonly string[]>> = {
  ACT: ['Sydney', ...south],
  NSW: ['Sydney', ...south, ...centre, 'Lord_Howe', 'LHI'],
  NT: ['Darwin', 'North'],
  QLD: ['Brisbane', 'Queensland', 'Lindeman'],
  SA: [...centre, 'Eucla'],
  TAS: ['Hobart', ...south],
  VIC: ['Melbourne', ...south],
  WA: ['Perth', 'West', 'Eucla'],
};

/** A location in Australia, as noted for the end of the run. */
type ZoneFact = {
  readonly state: string;
  readonly pointer: string;
  /** Its own time zone, if it has one. */
  readonly own?: string;
  readonly hasHours: boolean;
};

/** Returns the state and the time zone of a location; undefined if one of them is not known. */
export function zoneFact({ entry, pointer }: DataEntry): ZoneFact | undefined {
  const { address, timeZone, openingHours } = entry;
  const [state, ...others] = statesOf(address as DataEntry['entry']);
  if (state === undefined || others.length > 0) return undefined;
  const own = typeof timeZone === 'string' ? timeZone : undefined;
  const hasHours = Array.isArray(openingHours) && openingHours.length > 0;
  return { state, pointer, own, hasHours };
}

const known: ReadonlySet<string> = new Set(Object.values(zones).flat());

/** True for a time zone of another state. Those of other countries, and misspelt ones, have a rule of their own. */
function isElsewhere(zone: string, state: string): boolean {
  if (!zone.startsWith('Australia/')) return false;
  const name = zone.slice('Australia/'.length);
  return known.has(name) && zones[state]?.includes(name) === false;
}

/** Reports time zones of the site or a location that are not those of the locations' states. */
export function reportTimeZones(
  { notes, report }: Pick<EndVisit, 'notes' | 'report'>,
  site: string | undefined,
): void {
  const facts = notes.flatMap(({ file, fact }) =>
    'hasHours' in (fact as object) ? [{ file, ...(fact as ZoneFact) }] : [],
  );
  const usual = (state: string) => `Australia/${zones[state]![0]!}`;
  for (const { file, state, pointer, own } of facts)
    if (own !== undefined && isElsewhere(own, state)) {
      const message = `${own} is not the time zone of ${state}, so hours and "open now" are wrong; write ${usual(state)}`;
      report(file, { pointer: `${pointer}/timeZone`, message });
    }
  const without = facts.filter(({ own }) => own === undefined);
  if (site === undefined || without.length === 0) return;
  const wrong = without.filter(({ state }) => isElsewhere(site, state));
  const [first] = wrong;
  if (first !== undefined && wrong.length === without.length) {
    const message = `${site} is not the time zone of any location, so hours, "open now" and last days are wrong; write ${usual(first.state)}`;
    report('site.json', { pointer: '/timeZone', message, about: { data: 'locations' } });
    return;
  }
  for (const { file, state, pointer, hasHours } of wrong) {
    if (!hasHours) continue;
    const message = `these hours are in the site's time zone, ${site}, which is not that of ${state}; add "timeZone": "${usual(state)}"`;
    report(file, { pointer: `${pointer}/openingHours`, message });
  }
}
