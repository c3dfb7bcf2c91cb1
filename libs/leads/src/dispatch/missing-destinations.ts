import type { ClaimedDelivery } from '../ports/delivery.ts';

type Named = Pick<ClaimedDelivery, 'tenant' | 'destination'>;

/** Milliseconds for which a missing destination is left out of claims. */
const pause = 10 * 60_000;

/**
 * Destinations that deliveries wait for and that this server's settings don't have. They are left out
 * of claims, so that a server that has them gets their deliveries at once, and claimed again now and
 * then, so that deliveries that no server takes are given up in time.
 */
export class MissingDestinations {
  readonly #found = new Map<string, Named & { readonly until: number }>();

  /** Leaves a destination out from now on. @returns true the first time */
  add({ tenant, destination }: Named, now: number): boolean {
    const key = JSON.stringify([tenant, destination]);
    const isFirst = !this.#found.has(key);
    this.#found.set(key, { tenant, destination, until: now + pause });
    return isFirst;
  }

  /** Returns the destinations to leave out of a claim. */
  leftOut(now: number): readonly Named[] {
    return [...this.#found.values()].filter(({ until }) => until > now);
  }
}
