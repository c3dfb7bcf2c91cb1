import type { Claim, ClaimedDelivery } from '../ports/delivery.ts';

/**
 * Room for further deliveries. All that are claimed at once may be of one destination, so there are no
 * more of them than the busiest destination that is not full yet has room for.
 * @param concurrency deliveries under way at once
 * @param concurrencyPerDestination those of them to one destination
 */
export function claimRoom(
  underWay: Iterable<ClaimedDelivery>,
  concurrency: number,
  concurrencyPerDestination: number,
): Pick<Claim, 'limit' | 'except'> {
  const all = [...underWay];
  const byDestination = Map.groupBy(all, ({ tenant, destination }) =>
    JSON.stringify([tenant, destination]),
  );
  const busy = [...byDestination.values()];
  const full = busy.filter(({ length }) => length >= concurrencyPerDestination);
  const others = busy.filter((each) => !full.includes(each)).map(({ length }) => length);
  return {
    limit: Math.min(concurrency - all.length, concurrencyPerDestination - Math.max(0, ...others)),
    except: full.map(([first]) => first!),
  };
}
