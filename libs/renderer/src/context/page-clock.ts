import { dayIn, endOfDay } from '@forecourt/domain';

/** The time that a page is rendered for. Whatever reads it limits how long the page holds. */
export interface PageClock {
  /** Returns the day in a time zone, YYYY-MM-DD. The page holds until the day ends there. */
  readonly today: (timeZone: string) => string;
  /**
   * Returns a state at the time of the page. The page holds until the state changes.
   * @param stateAt returns the state at a moment, ISO 8601, and the moment of its next change.
   */
  readonly read: <S extends { readonly changesAt: string } | undefined>(
    stateAt: (now: string) => S,
  ) => S;
  /**
   * Returns the first moment at which something changes that was read so far, ISO 8601 in UTC;
   * undefined if time alone changes nothing.
   */
  readonly holdsUntil: () => string | undefined;
}

/**
 * Creates the clock of one rendering of a page.
 * @param now ISO 8601. @param moments further moments at which the page changes.
 */
export function pageClock(now: string, moments: readonly string[] = []): PageClock {
  const changes = new Set(moments);
  const days = new Map<string, string>();
  return {
    today(timeZone) {
      const known = days.get(timeZone);
      if (known !== undefined) return known;
      const day = dayIn(now, timeZone);
      days.set(timeZone, day);
      changes.add(endOfDay(day, timeZone));
      return day;
    },
    read(stateAt) {
      const state = stateAt(now);
      if (state !== undefined) changes.add(state.changesAt);
      return state;
    },
    holdsUntil: () => [...changes].toSorted()[0],
  };
}
