/** Formatters by time zone: creating one is expensive. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const options = (zone: string): Intl.DateTimeFormatOptions => ({
    timeZone: zone,
    calendar: 'iso8601',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  let made: Intl.DateTimeFormat;
  try {
    made = new Intl.DateTimeFormat('en', options(timeZone));
  } catch {
    made = new Intl.DateTimeFormat('en', options('UTC'));
  }
  formatters.set(timeZone, made);
  return made;
}

const minute = 60_000;
const day = 1440 * minute;
/** The end of the year 9998: no zone's clock shows a year of five digits before. */
const farthest = Date.UTC(9999, 0, 1);

/**
 * The local day and time of day of an instant to the second, `2026-11-21T16:08:30`.
 * @param instant milliseconds since the epoch.
 * @param timeZone IANA name; an unknown one counts as UTC.
 */
export function localClock(instant: number, timeZone: string): string {
  const parts: Record<string, string> = {};
  for (const { type, value } of formatterOf(timeZone).formatToParts(instant)) parts[type] = value;
  const { year, month, day, hour, minute, second } = parts;
  return `${year!.padStart(4, '0')}-${month}-${day}T${hour}:${minute}:${second}`;
}

/** The same to the minute, as forms have it: `2026-11-21T16:08`. */
export const localTime = (instant: number, timeZone: string): string =>
  localClock(instant, timeZone).slice(0, -3);

const asUtc = (local: string): number => Date.parse(`${local}Z`);

/**
 * Returns the instants of a local time in a zone, earliest first: usually one, none in the hour that
 * clocks skip when they go forward, two in the hour that they repeat. The zone's offsets a day before
 * and a day after are all that may apply.
 * @param local such as `2026-10-04T02:30`, or `2026-10-04T24:00` for the end of the day.
 */
export function instantsOf(local: string, timeZone: string): readonly number[] {
  const wall = asUtc(local);
  // Formatters throw for dates out of range.
  if (!(Math.abs(wall) < farthest)) return [];
  const clock = local.endsWith('T24:00') ? new Date(wall).toISOString().slice(0, 16) : local;
  const candidates = [wall - day, wall + day].map((near) => {
    const offset = asUtc(localTime(near, timeZone)) - near;
    return wall - offset;
  });
  return [...new Set(candidates)]
    .filter((instant) => localTime(instant, timeZone) === clock)
    .sort((a, b) => a - b);
}

/**
 * A local time to the minute with the offset that applies at an instant in that minute:
 * `2026-11-21T16:08+11:00`.
 */
export function withOffset(local: string, instant: number): string {
  return `${local}${offsetText(Math.ceil((asUtc(local) - instant) / minute))}`;
}

/** An offset from UTC in minutes as text, `+11:00`. */
function offsetText(minutes: number): string {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${two(size / 60)}:${two(size % 60)}`;
}

/**
 * Offset from UTC of a local time, `+11:00`, also of one that clocks skip. On the day of a clock change,
 * midnight and noon have different offsets.
 * @param local `2026-11-21T09:30`, with or without seconds.
 */
export function offsetAt(local: string, timeZone: string): string {
  const wall = asUtc(local);
  const ahead = (instant: number) =>
    Math.round((asUtc(localClock(instant, timeZone)) - instant) / minute);
  // The first guess may fall on the other side of a clock change, the second does not.
  return offsetText(ahead(wall - ahead(wall) * minute));
}

/** Returns the time of a context in milliseconds. */
export const instantOf = (now: Date | string): number =>
  typeof now === 'string' ? Date.parse(now) : now.getTime();
