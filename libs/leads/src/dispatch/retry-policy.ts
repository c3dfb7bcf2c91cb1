import type { DeliveryOutcome } from '../ports/deliverer.ts';
import type { DeliveryRecord, Settlement } from '../ports/lead-store.ts';

export interface RetryPolicy {
  /** Milliseconds before the second attempt; doubled for each further one: 5 seconds. */
  readonly firstPause: number;
  /** The longest pause: an hour. */
  readonly longestPause: number;
  /** How long a delivery is tried: 72 hours. The last attempt is made when they are over. */
  readonly giveUpAfter: number;
  /** Attempts at most: 200, more than fit into 72 hours. */
  readonly maxAttempts: number;
  /** Refusals at most: 10, within some half an hour. */
  readonly maxRefusals: number;
}

export const defaultRetryPolicy: RetryPolicy = {
  firstPause: 5_000,
  longestPause: 60 * 60_000,
  giveUpAfter: 72 * 60 * 60_000,
  maxAttempts: 200,
  maxRefusals: 10,
};

type Next = Pick<Settlement, 'state' | 'dueAt' | 'refused' | 'failure'>;

/**
 * What follows from an attempt. Pauses grow exponentially, and vary by half, so that what failed
 * together does not come back together ("equal jitter").
 * @param delivery as it was claimed: this attempt counted, this refusal not
 * @param chance from 0 to 1
 */
export function afterAttempt(
  delivery: Pick<DeliveryRecord, 'attempts' | 'refusals' | 'queuedAt'>,
  outcome: DeliveryOutcome,
  now: number,
  chance: number,
  policy: RetryPolicy = defaultRetryPolicy,
): Next {
  if (outcome.outcome === 'delivered') return { state: 'delivered' };
  const refused = outcome.outcome === 'refused';
  const failure = outcome.reason;
  const deadline = delivery.queuedAt + policy.giveUpAfter;
  const enough =
    now >= deadline ||
    delivery.attempts >= policy.maxAttempts ||
    delivery.refusals + (refused ? 1 : 0) >= policy.maxRefusals;
  if (enough) return { state: 'dead', refused, failure };
  const doubled = policy.firstPause * 2 ** Math.min(delivery.attempts - 1, 30);
  const pause = Math.min(doubled, policy.longestPause) * (0.5 + chance / 2);
  const asked = outcome.outcome === 'failed' ? (outcome.retryAfter ?? 0) : 0;
  const dueAt = Math.round(Math.min(now + Math.max(pause, asked), deadline));
  return { state: 'pending', dueAt, refused, failure };
}
