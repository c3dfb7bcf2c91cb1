/** The day up to which the demo data is told: everything happened before it. */
export const today = Date.UTC(2026, 10, 21);

const dayLength = 86_400_000;

/** The day so many days before today, YYYY-MM-DD. */
export const day = (daysAgo: number): string =>
  new Date(today - daysAgo * dayLength).toISOString().slice(0, 10);

/** The last weekday that is at least so many days before today, YYYY-MM-DD. */
export function weekday(daysAgo: number): string {
  const ofWeek = new Date(today - daysAgo * dayLength).getUTCDay();
  return day(daysAgo + (ofWeek === 0 ? 2 : ofWeek === 6 ? 1 : 0));
}

/**
 * A moment in a yard's opening hours, in seconds since 1970: Sundays move to the Saturday before.
 * @param hour local hour from 8 to 17. @param offset hours that the yard is ahead of UTC.
 */
export function yardTime(daysAgo: number, hour: number, minute: number, offset: number): number {
  const date = new Date(today - daysAgo * dayLength);
  const back = date.getUTCDay() === 0 ? 1 : 0;
  return (date.getTime() - back * dayLength) / 1000 + (hour - offset) * 3600 + minute * 60;
}
