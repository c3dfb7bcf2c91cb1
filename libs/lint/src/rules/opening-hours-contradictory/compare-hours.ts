import type { Site } from '@forecourt/block-schemas';
import { dataEntries } from '../../rule-api/data-entries.ts';
import { periodsOf } from '../../rule-api/periods.ts';
import { readText, type NotedRange } from '../../rule-api/range-in-markup.ts';
import type { DataVisit, EndVisit, Fact, TextVisit } from '../../rule-api/rule.ts';
import { closedBookings, type ListedHours } from './booking-hours.ts';
import { mayHaveDays, statedHours } from './hours-in-text.ts';
import { placesOfDays, weekdays } from './weekdays.ts';

type HoursFact = {
  readonly listed?: readonly ListedHours[];
  /** Hours in a text. */
  readonly stated?: {
    readonly words: string;
    readonly days: readonly number[];
    readonly times?: readonly string[];
    readonly isClosed?: boolean;
    readonly pointer: string;
    readonly within?: NotedRange;
  };
};

/** Notes opening hours that a text of a page has. */
export function noteStatedHours({ kind, value, pointer, page, note }: TextVisit): void {
  if (page === undefined || !mayHaveDays(value)) return;
  const { words, placed } = readText(kind, value);
  for (const { range, times, ...stated } of statedHours(words)) {
    const within = placed(range);
    const fact = { ...stated, pointer, ...(times && { times }), ...(within && { within }) };
    note({ stated: fact } satisfies HoursFact);
  }
}

/** Notes the hours of locations; none if those of a location that visitors see are not known. */
export function noteListedHours(visit: DataVisit): void {
  const locations = dataEntries(visit, 'locations').filter(({ entry }) => entry.visible !== false);
  const listed = locations.map(({ entry, pointer }) =>
    periodsOf(entry.openingHours, pointer, 'department').map(({ purpose, days, from, to }) => ({
      department: `${pointer} ${typeof purpose === 'string' ? purpose : ''}`,
      days: placesOfDays(days),
      from,
      to,
    })),
  );
  if (listed.length === 0 || listed.some((hours) => hours.length === 0)) return;
  visit.note({ listed: listed.flat() } satisfies Fact);
}

const dayNames = (days: readonly number[]): string =>
  days.map((day) => weekdays[day] ?? '').join(', ');

/** Returns what is wrong with hours in a text; undefined if they may be those of a location or a department. */
function problemOf(
  { days, times, isClosed }: NonNullable<HoursFact['stated']>,
  listed: readonly ListedHours[],
): string | undefined {
  const on = (day: number) => listed.filter((each) => each.days.includes(day));
  const departments = new Set(listed.map(({ department }) => department)).size;
  if (isClosed) {
    const isOpen = (day: number) =>
      new Set(on(day).map(({ department }) => department)).size === departments;
    return days.length > 0 && days.every(isOpen)
      ? `each department is open on ${dayNames(days)} in data/locations.json`
      : undefined;
  }
  const closed = days.filter((day) => on(day).length === 0);
  if (closed.length > 0) return `data/locations.json has no hours on ${dayNames(closed)}`;
  const [from, to] = times ?? [];
  const wrong = days.find(
    (day) =>
      from && !(on(day).some((own) => own.from === from) && on(day).some((own) => own.to === to)),
  );
  if (wrong === undefined) return undefined;
  const own = [...new Set(on(wrong).map((each) => `${each.from} to ${each.to}`))].sort();
  return `data/locations.json has ${own.join(', ')} on ${dayNames([wrong])}`;
}

/** Reports hours in texts and for bookings that no location and no department has. */
export function reportClosedHours({ notes, report }: EndVisit, site: Site): void {
  const facts = notes.map(({ file, fact }) => ({ file, ...(fact as HoursFact) }));
  const listed = facts.flatMap((fact) => fact.listed ?? []);
  if (listed.length === 0) return;
  for (const each of closedBookings(site, listed)) report('site.json', each);
  for (const { file, stated } of facts) {
    const problem = stated && problemOf(stated, listed);
    if (stated === undefined || problem === undefined) continue;
    const { words, pointer, within } = stated;
    const message = `"${words}" contradicts the opening hours: ${problem}; correct one of them`;
    report(file, { pointer, ...(within && { within }), message });
  }
}
