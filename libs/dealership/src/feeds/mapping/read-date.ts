import { dayIn } from '@forecourt/domain';

/** A local date and time, without a time zone. */
interface WallTime {
  readonly year: number;
  /** From 1. */
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

/** A date of a feed. */
export interface FeedDate {
  readonly year: number;
  /** YYYY-MM-DD. */
  readonly day: string;
  /** Seconds since 1970. */
  readonly seconds: number;
}

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

const tokens: Readonly<Record<string, string>> = {
  yyyy: '(?<year>\\d{4})',
  yy: '(?<shortYear>\\d{2})',
  MMM: `(?<monthName>${months.join('|')})\\p{L}*\\.?`,
  MM: '(?<month>\\d{2})',
  M: '(?<month>\\d{1,2})',
  dd: '(?<day>\\d{2})',
  d: '(?<day>\\d{1,2})',
  HH: '(?<hour>\\d{2})',
  mm: '(?<minute>\\d{2})',
  ss: '(?<second>\\d{2})',
};

/** The pattern of a written format; text after it, such as a time, is passed over. */
const patternOf = (format: string): RegExp =>
  new RegExp(
    `^${format.replace(/yyyy|yy|MMM|MM|M|dd|d|HH|mm|ss|[\\^$.*+?()[\]{}|/]/g, (part) => tokens[part] ?? `\\${part}`)}(?![\\p{L}\\d])`,
    'iu',
  );

const iso =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/i;

const utcSeconds = ({ year, month, day, hour, minute, second }: WallTime): number =>
  Date.UTC(year, month - 1, day, hour, minute, second) / 1000;

const dayOf = ({ year, month, day }: WallTime): string =>
  [
    String(year).padStart(4, '0'),
    ...[month, day].map((part) => String(part).padStart(2, '0')),
  ].join('-');

const isReal = (time: WallTime): boolean => {
  const date = new Date(utcSeconds(time) * 1000);
  const fits =
    date.getUTCFullYear() === time.year &&
    date.getUTCMonth() === time.month - 1 &&
    date.getUTCDate() === time.day;
  return fits && time.hour < 24 && time.minute < 60 && time.second < 60;
};

/** Offset of a time zone from UTC at a moment, in seconds. */
function zoneOffset(seconds: number, clock: Intl.DateTimeFormat): number {
  const parts = Object.fromEntries(
    clock.formatToParts(seconds * 1000).map(({ type, value }) => [type, Number(value)]),
  ) as unknown as WallTime;
  return utcSeconds(parts) - seconds;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  let clock = clocks.get(timeZone);
  if (clock === undefined) {
    const two = '2-digit';
    clock = new Intl.DateTimeFormat('en', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: two,
      day: two,
      hour: two,
      minute: two,
      second: two,
    });
    clocks.set(timeZone, clock);
  }
  return clock;
}

/** Moment of a local time in a time zone; during a clock change, the later offset applies. */
function momentOf(time: WallTime, timeZone: string): FeedDate | undefined {
  if (!isReal(time)) return undefined;
  const clock = clockOf(timeZone);
  const asUtc = utcSeconds(time);
  const guess = asUtc - zoneOffset(asUtc, clock);
  return { year: time.year, day: dayOf(time), seconds: asUtc - zoneOffset(guess, clock) };
}

function readIso(text: string, timeZone: string): FeedDate | undefined {
  const found = iso.exec(text);
  if (found === null) return undefined;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = found
    .slice(1, 7)
    .map((part) => Number(part ?? 0));
  const time = { year, month, day, hour, minute, second };
  const zone = found[7];
  if (zone === undefined) return momentOf(time, timeZone);
  if (!isReal(time)) return undefined;
  const [, sign, hours, minutes] = /([+-])(\d{2}):?(\d{2})/.exec(zone) ?? [];
  const ahead = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * (sign === '-' ? -60 : 60);
  return { year, day: dayOf(time), seconds: utcSeconds(time) - ahead };
}

/** Last second that a date can hold. */
const maxDateSeconds = 8_640_000_000_000;

function readUnix(text: string, unit: number, timeZone: string): FeedDate | undefined {
  if (!/^\d{1,15}(?:\.\d+)?$/.test(text)) return undefined;
  const seconds = Math.floor(Number(text) / unit);
  if (seconds > maxDateSeconds) return undefined;
  const day = dayIn(new Date(seconds * 1000).toISOString(), timeZone);
  return { year: new Date(seconds * 1000).getUTCFullYear(), day, seconds };
}

/** Two figures of a year: up to 1970 back, else this century. */
const fullYear = (short: number): number => short + (short < 70 ? 2000 : 1900);

const patterns = new Map<string, RegExp>();

function readWritten(text: string, format: string, timeZone: string): FeedDate | undefined {
  let pattern = patterns.get(format);
  if (pattern === undefined) patterns.set(format, (pattern = patternOf(format)));
  const found = pattern.exec(text)?.groups;
  if (found === undefined) return undefined;
  const part = (name: string, none: number) =>
    found[name] === undefined ? none : Number(found[name]);
  const year = found.year === undefined ? fullYear(part('shortYear', Number.NaN)) : part('year', 0);
  const named =
    found.monthName === undefined ? 1 : months.indexOf(found.monthName.toLowerCase()) + 1;
  const month = part('month', named);
  const time = { year, month, day: part('day', 1) };
  const clock = { hour: part('hour', 0), minute: part('minute', 0), second: part('second', 0) };
  return momentOf({ ...time, ...clock }, timeZone);
}

/** True for a valid format: it has a year, and each part at most once. */
export function isDateFormat(format: string): boolean {
  if (['iso', 'unix', 'unix-ms'].includes(format)) return true;
  if (!/yy/.test(format)) return false;
  try {
    return Boolean(patternOf(format));
  } catch {
    return false;
  }
}

/**
 * Reads a date as a feed writes it.
 * @param format as a mapping names it; ISO 8601 and seconds since 1970 are read without.
 * @param timeZone of times that name none, such as `Australia/Sydney`.
 */
export function readDate(
  text: string,
  format: string | undefined,
  timeZone: string,
): FeedDate | undefined {
  switch (format) {
    case undefined:
      return readIso(text, timeZone) ?? readUnix(text, 1, timeZone);
    case 'iso':
      return readIso(text, timeZone);
    case 'unix':
      return readUnix(text, 1, timeZone);
    case 'unix-ms':
      return readUnix(text, 1000, timeZone);
    default:
      return readWritten(text, format, timeZone);
  }
}

/** Formats that feeds of Australia and New Zealand use, to name the one that reads a text. */
const usualFormats = [
  ...['dd/MM/yyyy', 'd/M/yyyy', 'd/M/yy', 'dd-MM-yyyy', 'd-M-yyyy', 'd.M.yyyy', 'yyyy/MM/dd'],
  ...['d MMM yyyy', 'd-MMM-yyyy', 'd-MMM-yy', 'MMM yyyy', 'MMM-yy', 'MM/yyyy', 'M/yyyy', 'yyyy-MM'],
  ...['iso', 'unix-ms'],
];

/** Advice for a text that is a date in a format that the mapping doesn't name; '' for any other. */
export function dateHint(text: string): string {
  const format = usualFormats.find(
    (each) =>
      (each !== 'unix-ms' || /^\d{12,13}$/.test(text)) && readDate(text, each, 'UTC') !== undefined,
  );
  return format === undefined ? '' : `; "date": "${format}" would read it`;
}
