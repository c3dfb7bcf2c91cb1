import {
  isLenderFailure,
  type Application,
  type Lender,
  type LenderAnswer,
  type LenderFailure,
} from '../ports/lender.ts';
import { isLeadStoreFailure, type LeadStoreFailure } from '../ports/failures.ts';
import type { HandOffId, HandOffStore } from '../ports/hand-off-store.ts';
import { DecryptionError, type Encryptor } from '../encryption/encryptor.ts';
import type { HandOffOutcome, HandOffRequest } from './hand-off-outcome.ts';
import { masked } from './masked.ts';

/** Milliseconds for the lender to answer an application, the car's location included. */
const lenderTimeout = 10_000;
/** Milliseconds of these for the location of a car. */
const locationTimeout = 3_000;

/** Options of {@link HandOff}. */
export interface HandOffOptions {
  readonly store: HandOffStore;
  readonly encryptor: Encryptor;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** Called when a lender, or the store, did not answer. The failure holds nothing that a visitor entered. */
  readonly report?: (
    tenant: string,
    failure: LenderFailure | LeadStoreFailure,
    leadId: string,
  ) => void;
}

/**
 * Hands stored applications to the lender, each of them once: a lead that the lender has, or may
 * have, is not sent again if it is posted again. One that the lender declined may be sent again.
 */
export class HandOff {
  readonly #options: Required<HandOffOptions>;
  readonly #underWay = new Map<string, Promise<HandOffOutcome>>();

  constructor(options: HandOffOptions) {
    this.#options = { now: Date.now, report: () => {}, ...options };
  }

  /** Hands an application over; two at once for one lead are one. Failures of lender and store are outcomes, not rejections. */
  apply(request: HandOffRequest): Promise<HandOffOutcome> {
    const { leadId } = request;
    const known = this.#underWay.get(leadId);
    if (known) return known;
    const handingOver = this.#applyOnce(request).finally(() => this.#underWay.delete(leadId));
    this.#underWay.set(leadId, handingOver);
    return handingOver;
  }

  /**
   * The lender's id of a car's dealership; undefined if it does not know the car.
   * @throws {LenderFailure}
   */
  dealershipOfCar(lender: Lender, carId: string): Promise<string | undefined> {
    return this.#within(locationTimeout, (signal) => lender.dealershipOfCar(carId, signal));
  }

  async #applyOnce(request: HandOffRequest): Promise<HandOffOutcome> {
    const { store, now } = this.#options;
    const id = { tenant: request.tenant, leadId: request.leadId };
    const begun = await this.#tolerant(id, () => store.begin(id, now()));
    // Without a record that it was sent, it could be sent twice.
    if (!begun) return { outcome: 'saved', status: 'not-reached', reason: 'store' };
    if (!begun.begun) return this.#answeredBefore(id, begun.ciphertext);
    return this.applyBegun(request);
  }

  /** Hands over an application whose hand-off has begun already, such as one from the queue. */
  applyBegun(request: HandOffRequest): Promise<HandOffOutcome> {
    const { lender, tenant, leadId, fields, sensitive, carId } = request;
    const { store, now } = this.#options;
    const id = { tenant, leadId };
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
        await this.#tolerant(id, () => store.end(id, { status, reason, at: now() }));
        return { outcome: 'saved', status, reason, ...found };
      }
      const isAccepted = answer.outcome === 'accepted';
      await this.#tolerant(id, () =>
        store.end(id, {
          status: isAccepted ? 'accepted' : 'declined',
          ciphertext: isAccepted ? this.#encrypted(id, { ...answer, ...found }) : undefined,
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

  #answeredBefore(id: HandOffId, ciphertext: string | undefined): HandOffOutcome {
    const unknown = { outcome: 'saved', status: 'unknown', reason: 'interrupted' } as const;
    if (ciphertext === undefined) return unknown;
    try {
      return JSON.parse(
        this.#options.encryptor.decrypt(ciphertext, contextOf(id)),
      ) as HandOffOutcome;
    } catch (error) {
      if (!(error instanceof DecryptionError)) throw error;
      return unknown;
    }
  }

  #encrypted(id: HandOffId, outcome: HandOffOutcome): string {
    return this.#options.encryptor.encrypt(JSON.stringify(outcome), contextOf(id));
  }

  async #within<T>(milliseconds: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), milliseconds);
    try {
      return await work(late.signal);
    } finally {
      clearTimeout(timer);
    }
  }

  /** The result of the store; undefined if it fails, since the lead itself is safe. */
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
