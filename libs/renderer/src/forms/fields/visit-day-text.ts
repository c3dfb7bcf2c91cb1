import type { checksCopy, formCopy } from '@forecourt/copy';
import type { VisitDay } from '@forecourt/domain';

/** Copy for the days of a visit. */
export interface VisitDayCopy extends Pick<ReturnType<typeof formCopy>, 'visitDay' | 'visitHours'> {
  readonly hours: Pick<ReturnType<typeof checksCopy>['hours'], 'time'>;
}

/** Returns each text once, sorted. */
export const unique = (texts: readonly string[]): readonly string[] => [...new Set(texts)].sort();

/**
 * Returns the days to choose from with their texts. A day with other hours than most, such as a Saturday
 * or one that needs notice, states them: without a script, the times to choose from are those of all days.
 */
export function visitDayTexts(
  days: readonly VisitDay[],
  { visitDay, visitHours, hours }: VisitDayCopy,
): readonly (readonly [day: string, text: string])[] {
  const ends = (times: readonly string[]) => [times[0] ?? '', times.at(-1) ?? ''] as const;
  const timesOf = (some: readonly VisitDay[]) => unique(some.flatMap(({ times }) => times));
  const [first, last] = ends(timesOf(days));
  return unique(days.map(({ day }) => day)).map((day) => {
    const [from, to] = ends(timesOf(days.filter((each) => each.day === day)));
    const isUsual = from === first && to === last;
    return [
      day,
      isUsual ? visitDay(day) : visitHours(visitDay(day), hours.time(from), hours.time(to)),
    ];
  });
}
