import type { Copy } from '@forecourt/copy';
import { isAllDay, type OpenPeriod, type WeekdayHours } from '@forecourt/domain';

type HoursCopy = Pick<Copy, 'opening' | 'openingHours'>;

/**
 * Returns the hours of a day as text: "7:30 am to 12 noon, 12:30 pm to 4 pm", "Open 24 hours" or "Closed". Lines break
 * between periods only.
 */
export const periodsText = (
  periods: readonly OpenPeriod[],
  { opening, openingHours }: HoursCopy,
): string =>
  periods
    .map((period) =>
      isAllDay(period)
        ? opening.allDay
        : opening.period(openingHours.time(period.from), openingHours.time(period.to)),
    )
    .map((period) => period.replaceAll(' ', '\u00a0'))
    .join(', ') || opening.closed;

/** Returns a run of weekdays as text: "Mon to Fri", "Sat and Sun", "Sat". */
export function daysText(
  { first, last }: WeekdayHours,
  { opening, openingHours: { weekdays, days } }: HoursCopy,
): string {
  const [from, to] = [weekdays[first]!, weekdays[last]!];
  if (first === last) return from;
  return last === first + 1 ? opening.dayPair(from, to) : days(from, to);
}
