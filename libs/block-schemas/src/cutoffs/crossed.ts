import { publicationDay } from './layouts.ts';
import { cutoffs, type Cutoff } from './registry.ts';

/**
 * The cutoffs that lie between two publication dates, in order of date, whichever date is the earlier:
 * those that one of two pages is published before and the other is not.
 * @param from day or moment; none, or one that does not exist, is after all cutoffs. @param to likewise.
 * @param timeZone IANA zone of the tenant. @param registry the built-in cutoffs unless a test brings its own.
 */
export function crossedCutoffs(
  from: string | undefined,
  to: string | undefined,
  timeZone: string,
  registry: readonly Cutoff[] = cutoffs,
): readonly Cutoff[] {
  const isPast = (date: string | undefined, cutoff: Cutoff): boolean => {
    const day = date === undefined ? undefined : publicationDay(date, timeZone);
    return day === undefined || day >= cutoff.date;
  };
  return registry.filter((cutoff) => isPast(from, cutoff) !== isPast(to, cutoff));
}
