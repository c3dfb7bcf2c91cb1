import { cutoffs, firstCutoffDate, lastCutoffDate } from '@forecourt/block-schemas';

const dayMs = 24 * 60 * 60 * 1000;

/** Number of days from 1970-01-01 to a date, YYYY-MM-DD. */
export const dayNumber = (date: string): number => Date.parse(`${date}T00:00:00Z`) / dayMs;

/** The date, YYYY-MM-DD, that many days after 1970-01-01. */
export const dateOfDay = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10);

/** The slider's ends: a fortnight before the first layout change to a fortnight after the last. */
export const sliderDays = {
  first: dayNumber(firstCutoffDate) - 14,
  last: dayNumber(lastCutoffDate) + 14,
} as const;

/** A layout change as a mark on the slider. */
export interface DateMark {
  readonly date: string;
  readonly day: number;
  /** Where it stands between the slider's ends, 0 to 1. */
  readonly position: number;
  /** `imageBanner: The heading …` */
  readonly text: string;
}

/** Every layout change in order of date. */
export const dateMarks: readonly DateMark[] = cutoffs.map(({ date, blockType, change }) => {
  const day = dayNumber(date);
  const position = (day - sliderDays.first) / (sliderDays.last - sliderDays.first);
  return { date, day, position, text: `${blockType}: ${change}` };
});

/** Whether a query's value is a date of the calendar, YYYY-MM-DD. */
export const isDate = (text: string | undefined): text is string =>
  text !== undefined &&
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  Number.isFinite(dayNumber(text)) &&
  dateOfDay(dayNumber(text)) === text;
