import {
  isLenderFailure,
  type Application,
  type Lender,
  type LenderAnswer,
  type LenderFailure,
} from '../ports/lender.ts';
import { isLeadStoreFailure, type LeadStoreFailure } from '../ports/failures.ts';
import type { HandOffId, HandOffStore } from '../ports/hand-off-store.ts';
import type { Encryptor } from '../encryption/encryptor.ts';
import { masked } from './masked.ts';

/** How long the lender may take for an application, the car's location included: 10 seconds. */
export const lenderTimeout = 10_000;
/** How long of it the location of a car may take: 3 seconds. */
export const locationTimeout = 3_000;

/** Calls back once after some milliseconds. @returns a function that calls it off */
export type After = (milliseconds: number, callback: () => void) => () => void;

const afterTimeout: After = (milliseconds, callback) => {
  const timer = setTimeout(callback, milliseconds);
  return () => clearTimeout(timer);
};

export interface HandOffOptions {
  readonly store: HandOffStore;
  readonly encryptor: Encryptor;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** Counts the lender's time; the machine's clock if left out. */
  readonly after?: After;
  /** Receives why a lender, or the store, did not answer, and for which lead. Neither holds anything that was entered. */
  readonly report?: (
    tenant: string,
    failure: LenderFailure | LeadStoreFailure,
    leadId: string,
  ) => void;
}

/** An application that is stored and now goes to the lender. */
export interface HandOffRequest extends HandOffId {
  readonly lender: Lender;
  /** What the lead says. */
  readonly fields: Application;
  /** What only the lender is told. */
  readonly sensitive: Readonly<Record<string, string>>;
  /** The car whose dealership is asked for first; left out where that is not wanted. */
  readonly carId?: string;
}

/** The lender gave no answer: someone has to call the applicant. */
export interface SavedApplication {
  readonly outcome: 'saved';
  /** Whether it is certain that the lender does not have it. */
  readonly status: 'not-reached' | 'unknown';
  /** One word: the kind of the lender's failure, `store` or `interrupted`. */
  readonly reason: string;
}

/** Result of a hand-off. */
export type HandOffOutcome = (LenderAnswer | SavedApplication) & {
  /** The lender's id of the dealership that the car stands at. */
  readonly carDealershipId?: string;
};

/**
 * Hands stored applications to the lender, each of them once: a lead that the lender has, or may
 * have, is not sent again, whoever posts it again. One that the lender turned down may be, when it
 * was put right.
 */
export class HandOff {
  readonly #options: Required<HandOffOptions>;
  readonly #underWay = new Map<string, Promise<HandOffOutcome>>();

  constructor(options: HandOffOptions) {
    this.#options = { now: Date.now, after: afterTimeout, report: () => {}, ...options };
  }

  /** Hands an application over; two at once for one lead are one. Never rejects for a lender's or store's sake. */
  apply(request: HandOffRequest): Promise<HandOffOutcome> {
    const { leadId } = request;
    const known = this.#underWay.get(leadId);
    if (known) return known;
    const going = this.#applyOnce(request).finally(() => this.#underWay.delete(leadId));
    this.#underWay.set(leadId, going);
    return going;
  }

  /**
   * The lender's id of the dealership that a car stands at; undefined if it does not know the car.
   * @throws {LenderFailure}
   */
  dealershipOfCar(lender: Lender, carId: string): Promise<string | undefined> {
    return this.#within(locationTimeout, (signal) => lender.dealershipOfCar(carId, signal));
  }

  async #applyOnce(request: HandOffRequest): Promise<HandOffOutcome> {
    const { store, now } = this.#options;
    const place = { tenant: request.tenant, leadId: request.leadId };
    const begun = await this.#tolerant(place, () => store.begin(place, now()));
    // Without the note that it was sent, it could be sent twice.
    if (!begun) return { outcome: 'saved', status: 'not-reached', reason: 'store' };
    if (!begun.begun) return this.#answeredBefore(place, begun.ciphertext);
    return this.applyBegun(request);
  }

  /** Hands over an application whose hand-off has begun already, such as one from the queue. */
  applyBegun(request: HandOffRequest): Promise<HandOffOutcome> {
    const { lender, tenant, leadId, fields, sensitive, carId } = request;
    const { store, now } = this.#options;
    const place = { tenant, leadId };
    return this.#within(lenderTimeout, async (signal) => {
      const location = carId && (await this.#locationOf(request, carId));
      const car: Application = location ? { taurus_dealership_id: location } : {};
      const found = location ? { carDealershipId: location } : {};
      let answer: LenderAnswer;
      try {
        answer = await lender.apply({ ...fields, ...car, ...sensitive }, signal);
      } catch (failure) {
        if (!isLenderFailure(failure)) throw failure;
        this.#options.report(tenant, failure, leadId);
        const status = failure.mayHaveArrived ? 'unknown' : 'not-reached';
        const reason = failure.kind;
        await this.#tolerant(place, () => store.end(place, { status, reason, at: now() }));
        return { outcome: 'saved', status, reason, ...found };
      }
      const isAccepted = answer.outcome === 'accepted';
      await this.#tolerant(place, () =>
        store.end(place, {
          status: isAccepted ? 'accepted' : 'declined',
          ...(isAccepted && { ciphertext: this.#encrypted(place, { ...answer, ...found }) }),
          at: now(),
        }),
      );
      return { ...masked(answer, Object.values(sensitive)), ...found };
    });
  }

  async #locationOf({ lender, tenant, leadId }: HandOffRequest, carId: string) {
    try {
      return await this.dealershipOfCar(lender, carId);
    } catch (failure) {
      if (!isLenderFailure(failure)) throw failure;
      this.#options.report(tenant, failure, leadId);
      return undefined;
    }
  }

  #answeredBefore(place: HandOffId, ciphertext: string | undefined): HandOffOutcome {
    const unknown = { outcome: 'saved', status: 'unknown', reason: 'interrupted' } as const;
    if (ciphertext === undefined) return unknown;
    try {
      return JSON.parse(
        this.#options.encryptor.decrypt(ciphertext, contextOf(place)),
      ) as HandOffOutcome;
    } catch {
      return unknown;
    }
  }

  #encrypted(place: HandOffId, outcome: HandOffOutcome): string {
    return this.#options.encryptor.encrypt(JSON.stringify(outcome), contextOf(place));
  }

  async #within<T>(milliseconds: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const late = new AbortController();
    const stop = this.#options.after(milliseconds, () => late.abort());
    try {
      return await work(late.signal);
    } finally {
      stop();
    }
  }

  /** What the store does; undefined where it fails, for the lead itself is safe. */
  async #tolerant<T>(
    { tenant, leadId }: HandOffId,
    work: () => Promise<T>,
  ): Promise<T | undefined> {
    try {
      return await work();
    } catch (failure) {
      if (!isLeadStoreFailure(failure)) throw failure;
      this.#options.report(tenant, failure, leadId);
      return undefined;
    }
  }
}

const contextOf = ({ tenant, leadId }: HandOffId) => `hand-off ${tenant} ${leadId}`;
