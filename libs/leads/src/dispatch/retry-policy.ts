import type { DeliveryOutcome } from '../ports/deliverer.ts';
import type { DeliveryRecord, Settlement } from '../ports/delivery.ts';

/** When a failed delivery is tried again, and when it is given up. Times in milliseconds. */
export interface RetryPolicy {
  /** Delay before the second attempt; doubled for each further one: 5 seconds. */
  readonly firstDelay: number;
  /** An hour. */
  readonly maxDelay: number;
  /** How long a delivery is tried: 72 hours. The last attempt is made when they are over. */
  readonly giveUpAfter: number;
  /** 200, more than fit into 72 hours. */
  readonly maxAttempts: number;
  /** 10, which takes about half an hour. */
  readonly maxRefusals: number;
}

export const defaultRetryPolicy: RetryPolicy = {
  firstDelay: 5_000,
  maxDelay: 60 * 60_000,
  giveUpAfter: 72 * 60 * 60_000,
  maxAttempts: 200,
  maxRefusals: 10,
};

type Next = Pick<Settlement, 'state' | 'dueAt' | 'refused' | 'uncounted' | 'failure'>;

/**
 * The state of a delivery after an attempt. Delays grow exponentially and are shortened by up to half
 * at random ("equal jitter"), so that deliveries that failed together are not retried together.
 * @param delivery as it was claimed: this attempt counted, this refusal not
 * @param random from 0 to 1
 */
export function afterAttempt(
  delivery: Pick<DeliveryRecord, 'attempts' | 'refusals' | 'queuedAt'>,
  outcome: DeliveryOutcome,
  now: number,
  random: number,
  policy: RetryPolicy = defaultRetryPolicy,
): Next {
  if (outcome.outcome === 'delivered') return { state: 'delivered' };
  if (outcome.outcome === 'skipped') return { state: 'superseded', failure: outcome.reason };
  const refused = outcome.outcome === 'refused';
  const failure = outcome.reason;
  const deadline = delivery.queuedAt + policy.giveUpAfter;
  const isOver =
    now >= deadline ||
    delivery.attempts >= policy.maxAttempts ||
    delivery.refusals + (refused ? 1 : 0) >= policy.maxRefusals;
  if (isOver) return { state: 'dead', refused, failure };
  const doubled = policy.firstDelay * 2 ** Math.min(delivery.attempts - 1, 30);
  const delay = Math.min(doubled, policy.maxDelay) * (0.5 + random / 2);
  const requested = outcome.outcome === 'failed' ? (outcome.retryAfter ?? 0) : 0;
  const dueAt = Math.round(Math.min(now + Math.max(delay, requested), deadline));
  return { state: 'pending', dueAt, refused, failure };
}

/**
 * The state of a delivery that was claimed by a server without its destination: due at once for a server
 * that has it, ahead of what came later. It is given up when the time for attempts is over, and the longest
 * delay with it, so that a server with the destination makes the last attempt first.
 */
export function withoutDestination(
  { queuedAt }: Pick<DeliveryRecord, 'queuedAt'>,
  now: number,
  { giveUpAfter, maxDelay }: RetryPolicy = defaultRetryPolicy,
): Next & { readonly state: 'pending' | 'dead' } {
  const rest = { uncounted: true, failure: 'the destination is not configured' };
  return now >= queuedAt + giveUpAfter + maxDelay
    ? { state: 'dead', ...rest }
    : { state: 'pending', dueAt: Math.min(queuedAt, now), ...rest };
}
