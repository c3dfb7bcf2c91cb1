import type { Deliverer, DeliveryOutcome, DeliveryPayload } from '../ports/deliverer.ts';

/**
 * One attempt of a delivery, which always ends within the timeout.
 * @param deliverer undefined where the destination is no longer configured
 */
export async function attemptDelivery(
  deliverer: Deliverer | undefined,
  { id, content, firstRevision }: DeliveryPayload,
  timeout: number,
): Promise<DeliveryOutcome> {
  if (!deliverer) return { outcome: 'failed', reason: 'the destination is not configured' };
  const signal = AbortSignal.timeout(timeout);
  const timedOut = new Promise<DeliveryOutcome>((resolve) => {
    signal.addEventListener('abort', () => resolve({ outcome: 'failed', reason: 'timed out' }));
  });
  try {
    return await Promise.race([
      deliverer.deliver({ id, content, firstRevision }, signal),
      timedOut,
    ]);
  } catch {
    // Deliverers do not throw; should one do so, its message could contain anything.
    return { outcome: 'failed', reason: 'the attempt failed unexpectedly' };
  }
}
