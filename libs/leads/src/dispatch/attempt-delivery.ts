import type { Deliverer, DeliveryOutcome, DeliveryPayload } from '../ports/deliverer.ts';

/** Limits of an attempt, in milliseconds. */
export interface AttemptLimits {
  /** Time to hand the payload over; the deliverer's signal is aborted after it. */
  readonly attemptTimeout: number;
  /** Further time for the receiver's answer, if it has all of the payload by then. */
  readonly answerTimeout: number;
}

/**
 * One attempt of a delivery, which always ends within the limits. What can still be stopped ends with
 * the signal; what cannot is awaited, so that it is not delivered a second time.
 */
export async function attemptDelivery(
  deliverer: Deliverer,
  { id, content, firstRevision }: DeliveryPayload,
  { attemptTimeout, answerTimeout }: AttemptLimits,
): Promise<DeliveryOutcome> {
  const late = Promise.withResolvers<DeliveryOutcome>();
  const over = new AbortController();
  let timer = setTimeout(() => {
    over.abort();
    timer = setTimeout(
      () => late.resolve({ outcome: 'failed', reason: 'timed out' }),
      answerTimeout,
    );
  }, attemptTimeout);
  try {
    const payload = { id, content, firstRevision };
    return await Promise.race([deliverer.deliver(payload, over.signal), late.promise]);
  } catch (error) {
    // Deliverers do not throw; should one do so, its message could contain anything.
    const name = error instanceof Error ? ` (${error.name})` : '';
    return { outcome: 'failed', reason: `the attempt failed unexpectedly${name}` };
  } finally {
    clearTimeout(timer);
  }
}
