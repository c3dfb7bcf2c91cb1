import { describe, expect, it } from 'vitest';
import { startBudget } from './budget.ts';

/** A budget whose timer the test rings. */
function setUp() {
  let ring = () => {};
  let isStopped = false;
  const budget = startBudget((milliseconds, callback) => {
    expect(milliseconds).toBe(1_500);
    ring = callback;
    return () => (isStopped = true);
  });
  return { budget, ring: () => ring(), isStopped: () => isStopped };
}

const never = () => new Promise<never>(() => {});
const late = { source: 'models', kind: 'timeout' };

describe('the time of a request for its data', () => {
  it('TEN-7: a query that is late fails, one that was in time does not', async () => {
    const { budget, ring } = setUp();
    const known = await budget.wait('team', async () => 'team');
    const waiting = budget.wait('models', never);
    ring();
    await expect(waiting).rejects.toMatchObject(late);
    expect(known).toBe('team');
  });

  it('TEN-7: once time is up, nothing is queried any more', async () => {
    const { budget, ring } = setUp();
    ring();
    const query = () => expect.unreachable();
    await expect(budget.wait('models', query)).rejects.toMatchObject(late);
  });

  it('TEN-7: an exception is a rejection, and closing stops the timer', async () => {
    const { budget, isStopped } = setUp();
    const wrong = () => {
      throw new TypeError('wrong');
    };
    await expect(budget.wait('models', wrong)).rejects.toThrow('wrong');
    expect(isStopped()).toBe(false);
    budget.close();
    expect(isStopped()).toBe(true);
  });
});
