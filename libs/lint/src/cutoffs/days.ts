/** Days from one calendar day, YYYY-MM-DD, to another; negative if the second is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);

/** Whether a date says how far its clock is from UTC. */
export const hasOffset = (date: string): boolean => /T.*(?:Z|[+-]\d\d:\d\d)$/.test(date);

/** `1 day`, `2 days`. */
export const countedDays = (count: number): string => `${count} day${count === 1 ? '' : 's'}`;

/** A moment as a clock at a place shows it, `2026-11-21T09:30:00`. @param moment ISO 8601 with an offset or Z. */
export function localTime(moment: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).formatToParts(new Date(moment));
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((each) => each.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}:${part('second')}`;
}
