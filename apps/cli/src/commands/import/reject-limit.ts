import { UsageError } from '../../shared/errors/exit-codes.ts';

/** How many rows may be rejected before an import fails: a number of them, or a share of all rows. */
export type RejectLimit = { readonly rows: number } | { readonly percent: number };

/**
 * Reads `--max-rejects`: `25` or `10%`.
 * @throws {UsageError} for anything else.
 */
export function readRejectLimit(text: string): RejectLimit {
  if (/^\d{1,9}$/.test(text)) return { rows: Number(text) };
  const percent = Number(/^(\d{1,3}(?:\.\d+)?)%$/.exec(text)?.[1] ?? Number.NaN);
  if (percent >= 0 && percent <= 100) return { percent };
  throw new UsageError(
    `--max-rejects takes a number such as 25 or a share such as 10%, not "${text}"`,
  );
}

/** True if more rows were rejected than allowed. */
export const isOver = (limit: RejectLimit, rejected: number, rows: number): boolean =>
  'rows' in limit ? rejected > limit.rows : rejected * 100 > limit.percent * rows;

export const limitText = (limit: RejectLimit): string =>
  'rows' in limit ? String(limit.rows) : `${limit.percent}%`;
