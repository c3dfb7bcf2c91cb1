import type { Run } from './database.ts';

const minute = 60_000;
/** How far the clocks of servers that share a store may differ. */
const clockTolerance = minute;
/** Longer than any retry is put off: `Retry-After` is honoured for six hours. */
const latestRetry = 7 * 60 * minute;

/**
 * Makes pending deliveries due that a clock which was ahead has put off.
 * @returns how many
 */
export async function hastenWithin(run: Run, now: number): Promise<number> {
  const hastened = await run(
    `update deliveries set due_at = ? where state = 'pending' and due_at > ?
       and ((lease is null and queued_at > ?) or (attempts > 0 and due_at > ?)) returning id`,
    [now, now, now + clockTolerance, now + latestRetry],
  );
  return hastened.length;
}
