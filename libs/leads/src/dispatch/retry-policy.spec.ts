import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DeliveryOutcome } from '../ports/deliverer.ts';
import { afterAttempt, defaultRetryPolicy } from './retry-policy.ts';

const hour = 60 * 60_000;
const failed: DeliveryOutcome = { outcome: 'failed', reason: 'HTTP 503' };
const refused: DeliveryOutcome = { outcome: 'refused', reason: 'HTTP 404' };
const queued = { attempts: 1, refusals: 0, queuedAt: 0 };

describe('what follows from an attempt', () => {
  it('API-4: pauses double from 5 seconds to an hour, shortened by up to half', () => {
    const pause = (attempts: number, random: number) =>
      afterAttempt({ ...queued, attempts }, failed, 0, random).dueAt;
    expect([1, 2, 3, 4].map((attempts) => pause(attempts, 1))).toEqual([5e3, 10e3, 20e3, 40e3]);
    expect([1, 2, 3, 4].map((attempts) => pause(attempts, 0))).toEqual([2.5e3, 5e3, 10e3, 20e3]);
    expect(pause(150, 1)).toBe(hour);
  });

  it('API-4: a destination that asks to be left alone is left alone', () => {
    const outcome: DeliveryOutcome = { ...failed, outcome: 'failed', retryAfter: 2 * hour };
    expect(afterAttempt(queued, outcome, 0, 0)).toMatchObject({
      state: 'pending',
      dueAt: 2 * hour,
    });
  });

  it('API-4: a last attempt is made when 72 hours are over, and then it is dead', () => {
    const almost = 72 * hour - 1_000;
    expect(afterAttempt({ ...queued, attempts: 80 }, failed, almost, 0.5)).toMatchObject({
      state: 'pending',
      dueAt: 72 * hour,
    });
    expect(afterAttempt({ ...queued, attempts: 81 }, failed, 72 * hour, 0.5)).toEqual({
      state: 'dead',
      refused: false,
      failure: 'HTTP 503',
    });
  });

  it('API-4: what is refused is dead sooner, but not at once', () => {
    let [now, refusals] = [0, 0];
    for (;;) {
      const next = afterAttempt({ ...queued, attempts: refusals + 1, refusals }, refused, now, 0.5);
      refusals++;
      if (next.state === 'dead') break;
      now = next.dueAt!;
    }
    expect(refusals).toBe(defaultRetryPolicy.maxRefusals);
    expect(now).toBeGreaterThan(hour / 4);
    expect(now).toBeLessThan(hour);
  });

  it('API-4: whatever happens, a delivery is delivered, dead, or due later and before it is given up', () => {
    const outcome = fc.oneof(
      fc.constant<DeliveryOutcome>({ outcome: 'delivered' }),
      fc.constant(refused),
      fc
        .nat(10 * 24 * hour)
        .map((retryAfter): DeliveryOutcome => ({ ...failed, retryAfter }) as DeliveryOutcome),
    );
    const delivery = fc.record({
      attempts: fc.integer({ min: 1, max: 1_000 }),
      refusals: fc.nat(12),
      queuedAt: fc.nat(1e12),
    });
    fc.assert(
      fc.property(
        delivery,
        outcome,
        fc.nat(80 * hour),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (queuedDelivery, ended, age, chance) => {
          const now = queuedDelivery.queuedAt + age;
          const next = afterAttempt(queuedDelivery, ended, now, chance);
          if (ended.outcome === 'delivered') expect(next).toEqual({ state: 'delivered' });
          else if (next.state === 'pending') {
            expect(next.dueAt).toBeGreaterThan(now);
            expect(next.dueAt).toBeLessThanOrEqual(queuedDelivery.queuedAt + 72 * hour);
            expect(Number.isInteger(next.dueAt)).toBe(true);
          } else expect(next.state).toBe('dead');
        },
      ),
    );
  });
});
