import { cutoffs, firstCutoffDate, lastCutoffDate } from '@forecourt/block-schemas';
import { dayNumber } from '@forecourt/domain';

/** Range of the slider: a fortnight before the first layout change to a fortnight after the last. */
export const sliderDays = {
  first: dayNumber(firstCutoffDate) - 14,
  last: dayNumber(lastCutoffDate) + 14,
} as const;

/** A layout change as a mark on the slider. */
export interface DateMark {
  readonly date: string;
  readonly day: number;
  /** Position on the slider, 0 to 1. */
  readonly position: number;
  /** `imageBanner: The heading …` */
  readonly text: string;
}

/** Lists every layout change in order of date. */
export const dateMarks: readonly DateMark[] = cutoffs.map(({ date, blockType, change }) => {
  const day = dayNumber(date);
  const position = (day - sliderDays.first) / (sliderDays.last - sliderDays.first);
  return { date, day, position, text: `${blockType}: ${change}` };
});
