import { randomId } from '../intake/random-id.ts';
import type { ClaimedDelivery, Settlement } from '../ports/delivery.ts';
import { isLeadStoreFailure } from '../ports/failures.ts';
import { attemptDelivery } from './attempt-delivery.ts';
import { claimRoom } from './claim-room.ts';
import type { DispatcherOptions } from './dispatcher-options.ts';
import { MissingDestinations } from './missing-destinations.ts';
import { afterAttempt, defaultRetryPolicy, withoutDestination } from './retry-policy.ts';

const eventOf = {
  pending: 'failed',
  delivered: 'delivered',
  dead: 'dead',
  superseded: 'skipped',
} as const satisfies Record<Settlement['state'], string>;

/** Milliseconds to record an outcome in, on top of the time for the attempt. */
const settlingTime = 60_000;

/**
 * Delivers what is due. Any number of dispatchers may share a store. What one had claimed when it died
 * is claimed again once its lease has expired; then the destination may get it twice, under one id.
 */
export class Dispatcher {
  readonly #options: Required<DispatcherOptions>;
  readonly #underWay = new Map<Promise<void>, ClaimedDelivery>();
  readonly #missing = new MissingDestinations();
  #timer: NodeJS.Timeout | undefined;
  #filling: Promise<number> | undefined;
  #stopped = false;
  /** The last claim failed for a bug, which was reported. */
  #isBroken = false;

  constructor(options: DispatcherOptions) {
    this.#options = {
      report: () => undefined,
      policy: defaultRetryPolicy,
      now: Date.now,
      random: Math.random,
      newLease: randomId,
      concurrency: 16,
      concurrencyPerDestination: 4,
      attemptTimeout: 30_000,
      answerTimeout: 30_000,
      pollInterval: 1_000,
      ...options,
    };
  }

  /** Polls the queue from now on, until it is stopped. */
  start(): void {
    this.#stopped = false;
    this.#timer ??= setInterval(() => this.wake(), this.#options.pollInterval);
    this.wake();
  }

  /** Polls the queue now; to be called when a submission was accepted. */
  wake(): void {
    if (this.#timer !== undefined) void this.#fill();
  }

  /** Claims nothing more, and resolves when everything that it claimed has been settled. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#stopped = true;
    await this.#filling;
    await Promise.all(this.#underWay.keys());
  }

  /** Delivers everything that is due now and what becomes due meanwhile; for tests and the command line. */
  async deliverDue(): Promise<void> {
    for (;;) {
      const claimed = await this.#fill();
      if (this.#underWay.size > 0) await Promise.race(this.#underWay.keys());
      else if (claimed === 0) return;
    }
  }

  /** Claims as many deliveries as there is room for. @returns how many */
  #fill(): Promise<number> {
    this.#filling ??= this.#claimAll().finally(() => (this.#filling = undefined));
    return this.#filling;
  }

  async #claimAll(): Promise<number> {
    const { store, now, newLease, attemptTimeout, answerTimeout } = this.#options;
    const { concurrency, concurrencyPerDestination } = this.#options;
    let count = 0;
    while (!this.#stopped && this.#underWay.size < concurrency) {
      let claimed: readonly ClaimedDelivery[];
      try {
        const at = now();
        const room = claimRoom(this.#underWay.values(), concurrency, concurrencyPerDestination);
        claimed = await store.claim({
          now: at,
          leaseUntil: at + attemptTimeout + answerTimeout + settlingTime,
          lease: newLease(),
          limit: room.limit,
          except: [...room.except, ...this.#missing.leftOut(at)],
        });
        this.#isBroken = false;
      } catch (error) {
        if (!this.#isBroken) this.#reportFailure(error);
        this.#isBroken = !isLeadStoreFailure(error);
        break;
      }
      if (claimed.length === 0) break;
      for (const delivery of claimed) this.#begin(delivery);
      count += claimed.length;
    }
    return count;
  }

  #begin(delivery: ClaimedDelivery): void {
    const attempt = this.#attempt(delivery).finally(() => {
      this.#underWay.delete(attempt);
      this.wake();
    });
    this.#underWay.set(attempt, delivery);
  }

  async #attempt(delivery: ClaimedDelivery): Promise<void> {
    const { store, deliverer, report, policy, now, random } = this.#options;
    const { id, tenant, destination, attempts, lease } = delivery;
    try {
      const to = deliverer(tenant, destination);
      if (!to) return await this.#release(delivery);
      const outcome = await attemptDelivery(to, delivery, this.#options);
      const at = now();
      const next = afterAttempt(delivery, outcome, at, random(), policy);
      await store.settle({ id, lease, at, ...next });
      const event = eventOf[next.state];
      report({ event, id, tenant, destination, attempts, reason: next.failure });
    } catch (error) {
      this.#reportFailure(error);
    }
  }

  /** Leaves a delivery to a server that has its destination, or gives it up if none took it in time. */
  async #release(delivery: ClaimedDelivery): Promise<void> {
    const { store, report, policy, now } = this.#options;
    const { id, tenant, destination, lease } = delivery;
    const at = now();
    const attempts = delivery.attempts - 1;
    const next = withoutDestination(delivery, at, policy);
    const isNew = next.state === 'pending' && this.#missing.add(delivery, at);
    await store.settle({ id, lease, at, ...next });
    if (isNew) report({ event: 'no-destination', tenant, destination });
    if (next.state === 'dead')
      report({ event: 'dead', id, tenant, destination, attempts, reason: next.failure });
  }

  #reportFailure(error: unknown): void {
    this.#options.report(
      isLeadStoreFailure(error)
        ? { event: 'store-failed', reason: error.message }
        : { event: 'internal-error', error },
    );
  }
}
