import { randomId } from '../intake/random-id.ts';
import type { Deliverer, DeliveryOutcome } from '../ports/deliverer.ts';
import type { ClaimedDelivery, LeadStore } from '../ports/lead-store.ts';
import { afterAttempt, defaultRetryPolicy, type RetryPolicy } from './retry-policy.ts';

/** Something worth a line in the log; none of it is personal. */
export type DispatchEvent =
  | {
      readonly event: 'delivered' | 'failed' | 'dead';
      readonly id: string;
      readonly tenant: string;
      readonly destination: string;
      readonly attempts: number;
      readonly reason?: string;
    }
  /** The store could not be asked or told; what was under way is delivered again, under its id. */
  | { readonly event: 'store-failed'; readonly reason: string };

export interface DispatcherOptions {
  readonly store: LeadStore;
  /** The way to a destination; undefined if it is no longer configured, which counts as a failure. */
  readonly deliverer: (tenant: string, destination: string) => Deliverer | undefined;
  readonly report?: (event: DispatchEvent) => void;
  readonly policy?: RetryPolicy;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** From 0 to 1. */
  readonly chance?: () => number;
  readonly newLease?: () => string;
  /** Deliveries under way at once: 16. */
  readonly atOnce?: number;
  /** To one destination, some: 4. A destination that hangs must not keep the others waiting. */
  readonly atOnceEach?: number;
  /** Milliseconds that one attempt may take: 30,000. */
  readonly patience?: number;
  /** Milliseconds between two looks at the queue: 1,000. */
  readonly interval?: number;
}

/** Time for the store to be told, on top of the time for the attempt. */
const settling = 60_000;

/**
 * Delivers what is due. Any number of them may share a store. What one had taken when it died is
 * taken up again once its lease has run out; then the destination may get it twice, under one id.
 */
export class Dispatcher {
  readonly #options: Required<DispatcherOptions>;
  readonly #underWay = new Map<Promise<void>, ClaimedDelivery>();
  #timer: NodeJS.Timeout | undefined;
  #filling: Promise<number> | undefined;
  #stopped = false;

  constructor(options: DispatcherOptions) {
    this.#options = {
      report: () => undefined,
      policy: defaultRetryPolicy,
      now: Date.now,
      chance: Math.random,
      newLease: randomId,
      atOnce: 16,
      atOnceEach: 4,
      patience: 30_000,
      interval: 1_000,
      ...options,
    };
  }

  /** Looks at the queue from now on, until it is stopped. */
  start(): void {
    this.#stopped = false;
    this.#timer ??= setInterval(() => this.wake(), this.#options.interval);
    this.wake();
  }

  /** Looks at the queue now; to be called when something was accepted. */
  wake(): void {
    if (this.#timer !== undefined) void this.#fill();
  }

  /** Takes nothing more and resolves when everything that it took has been settled. */
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
      const taken = await this.#fill();
      if (this.#underWay.size > 0) await Promise.race(this.#underWay.keys());
      else if (taken === 0) return;
    }
  }

  /** Takes as much as there is room for. @returns how many */
  #fill(): Promise<number> {
    this.#filling ??= this.#claimAll().finally(() => (this.#filling = undefined));
    return this.#filling;
  }

  async #claimAll(): Promise<number> {
    const { store, now, newLease, atOnce, atOnceEach, patience } = this.#options;
    let taken = 0;
    while (!this.#stopped && this.#underWay.size < atOnce) {
      let claimed: readonly ClaimedDelivery[];
      try {
        const at = now();
        claimed = await store.claim({
          now: at,
          leaseUntil: at + patience + settling,
          lease: newLease(),
          limit: Math.min(atOnce - this.#underWay.size, atOnceEach),
          except: this.#busy(),
        });
      } catch (fault) {
        this.#storeFailed(fault);
        break;
      }
      if (claimed.length === 0) break;
      for (const delivery of claimed) this.#begin(delivery);
      taken += claimed.length;
    }
    return taken;
  }

  #begin(delivery: ClaimedDelivery): void {
    const attempt = this.#attempt(delivery).finally(() => {
      this.#underWay.delete(attempt);
      this.wake();
    });
    this.#underWay.set(attempt, delivery);
  }

  #busy(): { tenant: string; destination: string }[] {
    const places = Map.groupBy(this.#underWay.values(), ({ tenant, destination }) =>
      JSON.stringify([tenant, destination]),
    );
    return [...places.values()]
      .filter((each) => each.length >= this.#options.atOnceEach)
      .map((each) => each[0]!);
  }

  async #attempt(delivery: ClaimedDelivery): Promise<void> {
    const { store, report, policy, now, chance } = this.#options;
    const { id, tenant, destination, attempts, lease } = delivery;
    const outcome = await this.#outcomeOf(delivery);
    const at = now();
    const next = afterAttempt(delivery, outcome, at, chance(), policy);
    try {
      await store.settle({ id, lease, at, ...next });
    } catch (fault) {
      this.#storeFailed(fault);
      return;
    }
    const event = next.state === 'pending' ? 'failed' : next.state;
    report({
      event,
      id,
      tenant,
      destination,
      attempts,
      ...(next.failure && { reason: next.failure }),
    });
  }

  async #outcomeOf({
    id,
    tenant,
    destination,
    content,
    firstRevision,
  }: ClaimedDelivery): Promise<DeliveryOutcome> {
    const deliverer = this.#options.deliverer(tenant, destination);
    if (!deliverer) return { outcome: 'failed', reason: 'the destination is not configured' };
    const signal = AbortSignal.timeout(this.#options.patience);
    try {
      return await Promise.race([
        deliverer.deliver({ id, content, firstRevision }, signal),
        new Promise<DeliveryOutcome>((resolve) => {
          signal.addEventListener('abort', () =>
            resolve({ outcome: 'failed', reason: 'took too long' }),
          );
        }),
      ]);
    } catch {
      // Its message could hold anything; a deliverer that keeps to its contract does not get here.
      return { outcome: 'failed', reason: 'the attempt broke off' };
    }
  }

  #storeFailed(fault: unknown): void {
    const reason = fault instanceof Error ? fault.message : 'unknown';
    this.#options.report({ event: 'store-failed', reason });
  }
}
