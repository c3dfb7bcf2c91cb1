import { UsageError } from '../../shared/errors/exit-codes.ts';
import { checkedDate } from '../../shared/options/date-options.ts';

/** Dates and revisions to compare, as given on the command line. */
export interface Axes {
  /** Publication dates, two at most. */
  readonly at: readonly string[];
  /** Viewing dates, two at most. */
  readonly clock: readonly string[];
  readonly from?: string;
  readonly to?: string;
}

/** One side of a comparison. */
export interface SideRequest {
  /** A revision; the working tree if left out. */
  readonly revision?: string;
  /** A branch: the side is its merge base with the revision. */
  readonly branch?: string;
  /** Publication date of every page; its own if left out. */
  readonly at?: string;
  /** The day or moment of viewing; now if left out. */
  readonly clock?: string;
}

function checkDates(option: string, dates: readonly string[]): void {
  for (const text of dates) checkedDate(option, text);
  if (dates.length > 2)
    throw new UsageError(
      `two sides are compared, so ${option} can be given twice at most; here it is ${dates.length} times`,
    );
}

type Files = Pick<SideRequest, 'revision' | 'branch'>;

/**
 * Returns the revisions of both sides. One alone, or two joined as `main...sale`, ask for the changes of a
 * branch, which are compared with the merge base.
 */
function readRevisions({ at, clock, from, to }: Axes): readonly [Files, Files] {
  if (from === undefined) {
    if (to !== undefined)
      throw new UsageError('--to needs --from: the revision to compare it with');
    return [at.length + clock.length === 0 ? { revision: 'HEAD' } : {}, {}];
  }
  const [, revision, branch] = /^(.+?)\.{3}(.+)$/.exec(from) ?? [];
  if (branch === undefined)
    return to === undefined
      ? [{ revision: from, branch: 'HEAD' }, {}]
      : [{ revision: from }, { revision: to }];
  if (to !== undefined)
    throw new UsageError(`--from ${from} names both revisions, so leave out --to`);
  return [{ revision, branch }, { revision: branch }];
}

/**
 * Returns the two sides to compare. Two dates are one side each. A single date is compared with the
 * pages as they are, or applies to both of two revisions. By default the last commit is compared with
 * the working tree.
 * @throws {UsageError} for dates that do not exist, and for two sides that are equal.
 */
export function readSides(axes: Axes): readonly [SideRequest, SideRequest] {
  const { at, clock, from } = axes;
  checkDates('--at', at);
  checkDates('--clock', clock);
  const revisions = readRevisions(axes);
  /** Two dates are one for each side; a single one is the second side's, unless both share it. */
  const pick = (dates: readonly string[], index: 0 | 1, shared: boolean) =>
    dates.length === 2 || (index === 0 && shared)
      ? dates[index]
      : index === 1
        ? dates[0]
        : undefined;
  const side = (index: 0 | 1): SideRequest => {
    const date = pick(at, index, from !== undefined);
    // A page is viewed on its publication date, unless another day is given.
    const seen = pick(clock, index, from !== undefined || at.length > 0) ?? date;
    return {
      ...revisions[index],
      at: date,
      clock: seen,
    };
  };
  const sides = [side(0), side(1)] as const;
  if (JSON.stringify(sides[0]) === JSON.stringify(sides[1]))
    throw new UsageError('both sides are the same; name two dates or two revisions');
  return sides;
}
