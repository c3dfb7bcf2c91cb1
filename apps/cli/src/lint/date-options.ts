import { publicationDay } from '@forecourt/block-schemas';
import { UsageError } from '../exit-codes.ts';

/** Most days ahead: ten years. */
const furthest = 3660;

/** Days of `--horizon`, written as `30d` or `30`. @throws {UsageError} if it is no number of days. */
export function horizonDays(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const days = /^(\d{1,4})d?$/.exec(text)?.[1];
  if (days === undefined || Number(days) > furthest)
    throw new UsageError(`--horizon ${text} is no number of days; write it as 30d`);
  return Number(days);
}

/** A date of `--at`: a day or a moment, ISO 8601. @throws {UsageError} if it is none. */
export function checkedAt(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  if (
    !/^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d)?)?$/.test(text) ||
    publicationDay(text, 'UTC') === undefined
  )
    throw new UsageError(`--at ${text} is not a date; write it as 2024-05-20`);
  return text;
}
