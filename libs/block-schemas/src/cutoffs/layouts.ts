import { blockTypes, type BlockType } from '../generated/block-types.ts';
import { cutoffs, type Cutoff, type LayoutOf } from './registry.ts';

/** The layout of every block type on one day. */
export type Layouts = { readonly [T in BlockType]: LayoutOf<T> };

const dayFormats = new Map<string, Intl.DateTimeFormat>();

function dayFormat(timeZone: string): Intl.DateTimeFormat {
  let format = dayFormats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
    dayFormats.set(timeZone, format);
  }
  return format;
}

/**
 * Calendar day of a publication date in the tenant's time zone, YYYY-MM-DD.
 * A date without an offset is the tenant's local time. A cutoff's start of day in the
 * tenant's zone has passed exactly when this day is the cutoff's or later, clock changes included.
 * @returns undefined for a date that does not exist, such as 2024-02-30.
 */
export function publicationDay(publicationDate: string, timeZone: string): string | undefined {
  const day = publicationDate.slice(0, 10);
  if (!isDay(day)) return undefined;
  if (publicationDate.length === day.length) return day;
  const hasOffset = /T.*(?:Z|[+-]\d\d:\d\d)$/.test(publicationDate);
  const moment = new Date(hasOffset ? publicationDate : `${publicationDate}Z`);
  if (Number.isNaN(moment.getTime())) return undefined;
  return hasOffset ? zonedDay(moment, timeZone) : isoDay(moment);
}

/** True for a date that exists; 30 February rolls over to March. */
const isDay = (date: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(date) &&
  new Date(`${date}T12:00:00Z`).getUTCDate() === Number(date.slice(8));

/** Last day in the order of strings. */
const lastDay = '9999-12-31';

const isoDay = (moment: Date): string =>
  moment.getUTCFullYear() > 9999 ? lastDay : moment.toISOString().slice(0, 10);

function zonedDay(moment: Date, timeZone: string): string {
  const [year = '', ...rest] = dayFormat(timeZone).format(moment).split('-');
  return year.length > 4 ? lastDay : [year.padStart(4, '0'), ...rest].join('-');
}

const newestLayouts: Readonly<Record<string, string>> = Object.fromEntries(
  blockTypes.map((type) => [type, 'current']),
);

/**
 * The layout of every block type for a page published on a date (CUT-2).
 * @param publicationDate date or date-time; without one the newest layouts apply. @param timeZone IANA zone of the tenant.
 * @param registry cutoffs by date; default: the built-in ones.
 */
export function layoutsFor(
  publicationDate: string | undefined,
  timeZone: string,
  registry: readonly Cutoff[] = cutoffs,
): Layouts {
  const day = publicationDate === undefined ? undefined : publicationDay(publicationDate, timeZone);
  const layouts: Record<string, string> = { ...newestLayouts };
  const set = new Set<string>();
  for (const cutoff of registry) {
    if (day === undefined || day >= cutoff.date) layouts[cutoff.blockType] = cutoff.after.layout;
    else if (!set.has(cutoff.blockType)) layouts[cutoff.blockType] = cutoff.before.layout;
    set.add(cutoff.blockType);
  }
  return layouts as Layouts;
}
