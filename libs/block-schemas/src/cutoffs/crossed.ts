import { publicationDay } from './layouts.ts';
import { cutoffs, type Cutoff } from './registry.ts';

/**
 * Cutoffs between two publication dates, by date. Either date can be the earlier.
 * @param from date or date-time; one that is missing or does not exist is after all cutoffs. @param to likewise.
 * @param timeZone IANA zone of the tenant. @param registry default: the built-in cutoffs.
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
