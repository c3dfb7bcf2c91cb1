import { UsageError } from '../../shared/errors/exit-codes.ts';
import { checkedDate } from '../../shared/options/date-options.ts';

/** What the two sides of a comparison are taken from, as the command line says it. */
export interface Axes {
  /** Publication dates, two at most. */
  readonly at: readonly string[];
  /** Days on which the site is looked at, two at most. */
  readonly clock: readonly string[];
  readonly from?: string;
  readonly to?: string;
}

/** One side of a comparison. */
export interface SideRequest {
  /** A revision; the files as they are if left out. */
  readonly revision?: string;
  /** Publication date of every page; its own if left out. */
  readonly at?: string;
  /** The day or moment on which the site is looked at; now if left out. */
  readonly clock?: string;
}

function checkDates(option: string, dates: readonly string[]): void {
  for (const text of dates) checkedDate(option, text);
  if (dates.length > 2)
    throw new UsageError(
      `two sides are compared, so ${option} can be given twice at most; here it is ${dates.length} times`,
    );
}

/**
 * The two sides that a command line asks to compare. Two dates are a side each. One date is compared
 * with the pages as they are, or holds for both of two revisions. Without anything to compare it is
 * the last commit and the files as they are.
 * @throws {UsageError} for dates that do not exist, and for two sides that are one.
 */
export function readSides({ at, clock, from, to }: Axes): readonly [SideRequest, SideRequest] {
  checkDates('--at', at);
  checkDates('--clock', clock);
  if (to !== undefined && from === undefined)
    throw new UsageError('--to needs --from: the revision to compare it with');
  const isUndated = at.length + clock.length === 0;
  const revisions = [from ?? (isUndated ? 'HEAD' : undefined), to];
  /** Of two dates each side has one; one alone is the second side's, unless both share it. */
  const pick = (dates: readonly string[], index: 0 | 1, shared: boolean) =>
    dates.length === 2 || (index === 0 && shared)
      ? dates[index]
      : index === 1
        ? dates[0]
        : undefined;
  const side = (index: 0 | 1): SideRequest => {
    const date = pick(at, index, from !== undefined);
    // A page is looked at on the day it is published on, unless another day is named.
    const seen = pick(clock, index, from !== undefined || at.length > 0) ?? date;
    return {
      ...(revisions[index] !== undefined && { revision: revisions[index] }),
      ...(date !== undefined && { at: date }),
      ...(seen !== undefined && { clock: seen }),
    };
  };
  const sides = [side(0), side(1)] as const;
  if (JSON.stringify(sides[0]) === JSON.stringify(sides[1]))
    throw new UsageError('both sides are the same; name two dates or two revisions');
  return sides;
}
