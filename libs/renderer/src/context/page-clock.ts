import { dayIn, endOfDay } from '@forecourt/domain';
import type { Period } from '../memo/markup-memo.ts';

/** The time that a page is rendered for. Whatever reads it limits how long the page holds. */
export interface Clock {
  /** Returns the day in a time zone, YYYY-MM-DD. The page holds until the day ends there. */
  readonly today: (timeZone: string) => string;
  /**
   * Returns a state at the time of the page. The page holds until the state changes.
   * @param stateAt returns the state at a moment, ISO 8601, and the moment of its next change.
   */
  readonly read: <S extends { readonly changesAt: string } | undefined>(
    stateAt: (now: string) => S,
  ) => S;
}

/** A clock for one part of a page. Whatever reads it limits how long the part holds, and the page. */
export interface PartClock extends Clock {
  /** Returns the time for which the part holds; undefined if it did not read the clock. */
  readonly period: () => Period | undefined;
}

/** The clock of a page. */
export interface PageClock extends Clock {
  /**
   * Returns the first moment at which something changes that was read so far, ISO 8601 in UTC;
   * undefined if time alone changes nothing.
   */
  readonly holdsUntil: () => string | undefined;
  readonly part: () => PartClock;
  /** Returns true if the page's time lies in a period. */
  readonly isWithin: (period: Period) => boolean;
  /** Limits how long the page holds to a period of one of its parts. */
  readonly limitTo: (period: Period) => void;
}

/**
 * Creates the clock of one rendering of a page.
 * @param now ISO 8601. @param moments further moments at which the page changes.
 */
export function pageClock(now: string, moments: readonly string[] = []): PageClock {
  const changes = new Set(moments);
  const days = new Map<string, { readonly day: string; readonly changesAt: string }>();
  const dayOf = (timeZone: string) => {
    const known = days.get(timeZone);
    if (known !== undefined) return known;
    const day = dayIn(now, timeZone);
    const state = { day, changesAt: endOfDay(day, timeZone) };
    days.set(timeZone, state);
    return state;
  };
  /** Creates a clock that notes the moments of change in several places. */
  const noting = (noted: readonly Set<string>[]): Clock => {
    const note = <S extends { readonly changesAt: string } | undefined>(state: S): S => {
      if (state !== undefined) for (const moments of noted) moments.add(state.changesAt);
      return state;
    };
    return {
      today: (timeZone) => note(dayOf(timeZone)).day,
      read: (stateAt) => note(stateAt(now)),
    };
  };
  return {
    ...noting([changes]),
    holdsUntil: () => first(changes),
    part() {
      const own = new Set<string>();
      return {
        ...noting([changes, own]),
        period: () => (own.size > 0 ? { from: now, until: first(own)! } : undefined),
      };
    },
    isWithin: ({ from, until }) => from <= now && now < until,
    limitTo: ({ until }) => void changes.add(until),
  };
}

const first = (moments: ReadonlySet<string>): string | undefined => [...moments].toSorted()[0];
