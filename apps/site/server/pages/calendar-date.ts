const dayMs = 24 * 60 * 60 * 1000;

/** Number of days from 1970-01-01 to a date, YYYY-MM-DD. */
export const dayNumber = (date: string): number => Date.parse(`${date}T00:00:00Z`) / dayMs;

/** The date, YYYY-MM-DD, that many days after 1970-01-01. */
export const dateOfDay = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10);

/** True for a date of the calendar, YYYY-MM-DD. */
export const isDate = (text: string | undefined): text is string =>
  text !== undefined &&
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  Number.isFinite(dayNumber(text)) &&
  dateOfDay(dayNumber(text)) === text;
