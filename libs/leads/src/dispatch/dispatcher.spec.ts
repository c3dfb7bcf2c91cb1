import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readLeadDocument } from '../intake/lead-document.ts';
import type { Deliverer, DeliveryOutcome, DeliveryPayload } from '../ports/deliverer.ts';
import type { SqlDatabase } from '../sql/database.ts';
import { openSqlite } from '../sqlite/sqlite-database.ts';
import { full } from '../testing/full.ts';
import { accepted, leadsOn } from '../testing/leads-under-test.ts';
import { enquiry, typed } from '../testing/submissions.ts';
import { defaultRetryPolicy } from './retry-policy.ts';
import { Dispatcher } from './dispatcher.ts';
import type { DispatcherOptions, DispatchEvent } from './dispatcher-options.ts';

const hour = 60 * 60_000;
const delivered: DeliveryOutcome = { outcome: 'delivered' };

describe('the dispatcher', () => {
  const opened: SqlDatabase[] = [];
  afterEach(async () => {
    for (const database of opened.splice(0)) await database.close();
  });

  async function setUp(
    deliver: (
      payload: DeliveryPayload,
      destination: string,
    ) => DeliveryOutcome | Promise<DeliveryOutcome>,
    { route = ['crm'], ...options }: Partial<DispatcherOptions> & { route?: string[] } = {},
  ) {
    const database = await openSqlite(':memory:');
    opened.push(database);
    const leads = leadsOn(database, { route: () => route });
    const events: DispatchEvent[] = [];
    const dispatcher = new Dispatcher({
      store: leads.store,
      deliverer: (_, destination): Deliverer => ({
        deliver: async (payload) => deliver(payload, destination),
      }),
      now: () => leads.clock.now,
      random: () => 0.5,
      report: (event) => events.push(event),
      ...options,
    });
    const accept = (key: string) => accepted(leads.intake, enquiry({ key }));
    const pending = () => leads.store.list({ state: 'pending' }, 1_000);
    return { ...leads, dispatcher, events, accept, pending };
  }

  it('API-4: delivers once what is delivered, and a failure again with the same id and content', async () => {
    const payloads: DeliveryPayload[] = [];
    const { dispatcher, accept, clock, store, events } = await setUp((payload) => {
      payloads.push(payload);
      return payloads.length < 3 ? { outcome: 'failed', reason: 'HTTP 503' } : delivered;
    });
    await accept('one');
    for (let pass = 0; pass < 6; pass++) {
      await dispatcher.deliverDue();
      clock.now += 10_000;
    }
    expect(payloads).toHaveLength(3);
    expect(new Set(payloads.map((payload) => JSON.stringify(payload))).size).toBe(1);
    expect(await store.counts()).toMatchObject([
      { accepted: 1, delivered: 1, pending: 0, dead: 0 },
    ]);
    expect(events.map(({ event }) => event)).toEqual(['failed', 'failed', 'delivered']);
    expect(events[0]).toMatchObject({ destination: 'crm', attempts: 1, reason: 'HTTP 503' });
    for (const text of Object.values(typed)) expect(JSON.stringify(events)).not.toContain(text);
  });

  it('API-4: several destinations of one lead fail and succeed each by itself', async () => {
    const { dispatcher, accept, store } = await setUp(
      (_, destination) =>
        destination === 'south' ? delivered : { outcome: 'refused', reason: 'HTTP 410' },
      { route: ['north', 'south'] },
    );
    await accept('one');
    await dispatcher.deliverDue();
    expect(await store.counts()).toMatchObject([
      { destination: 'north', pending: 1, delivered: 0 },
      { destination: 'south', pending: 0, delivered: 1 },
    ]);
  });

  it('API-4: a deliverer that throws is a failure', async () => {
    const throwing = await setUp(() => {
      throw new Error(typed.email);
    });
    await throwing.accept('one');
    await throwing.dispatcher.deliverDue();
    expect(await throwing.pending()).toMatchObject([
      { failure: 'the attempt failed unexpectedly (Error)' },
    ]);
  });

  describe('with a destination that is not in its settings', () => {
    const twoServers = async (has: { other: boolean }) => {
      const lacking = await setUp(() => delivered, { deliverer: () => undefined });
      const other = new Dispatcher({
        store: lacking.store,
        now: () => lacking.clock.now,
        deliverer: () => (has.other ? { deliver: async () => delivered } : undefined),
      });
      return { ...lacking, other };
    };

    it('OPS-4: leaves its deliveries to the server that has it, and uses up no attempt', async () => {
      const { dispatcher, other, accept, clock, pending, store, events } = await twoServers({
        other: true,
      });
      for (let index = 0; index < 10; index++) await accept(`${index}`);
      for (let passes = 0; passes < 3; passes++) {
        await dispatcher.deliverDue();
        clock.now += hour;
      }
      const waiting = await pending();
      expect(waiting).toHaveLength(10);
      expect(waiting.map(({ attempts }) => attempts)).toEqual(Array(10).fill(0));
      expect(waiting.map(({ failure }) => failure)).toContain('the destination is not configured');
      expect(await store.counts()).toMatchObject([{ waitingSince: clock.now - 3 * hour }]);
      expect(events).toMatchObject([{ event: 'no-destination', destination: 'crm' }]);
      await other.deliverDue();
      expect(await store.counts()).toMatchObject([{ accepted: 10, delivered: 10 }]);
    });

    it('OPS-4: claims them once in ten minutes, while others are delivered', async () => {
      const { dispatcher, accept, clock, store } = await setUp(() => delivered, {
        route: ['gone', 'crm'],
        deliverer: (_, destination) =>
          destination === 'crm' ? { deliver: async () => delivered } : undefined,
      });
      const settle = vi.spyOn(store, 'settle');
      const releases = () => settle.mock.calls.filter(([{ uncounted }]) => uncounted).length;
      await accept('one');
      await dispatcher.deliverDue();
      expect(releases()).toBe(1);
      clock.now += 10 * 60_000 - 1;
      await accept('two');
      await dispatcher.deliverDue();
      expect(releases()).toBe(1);
      expect(await store.counts()).toMatchObject([
        { destination: 'crm', delivered: 2 },
        { destination: 'gone', pending: 2 },
      ]);
      clock.now += 1;
      await dispatcher.deliverDue();
      expect(releases()).toBe(3);
    });

    it('OPS-4: gives up those that no server took, after the time for attempts', async () => {
      const { dispatcher, other, accept, clock, store, events } = await twoServers({
        other: false,
      });
      for (let index = 0; index < 10; index++) await accept(`${index}`);
      clock.now += 73 * hour - 1;
      await accept('late');
      await dispatcher.deliverDue();
      expect(await store.counts()).toMatchObject([{ pending: 11, dead: 0 }]);
      clock.now += hour;
      await other.deliverDue();
      await dispatcher.deliverDue();
      expect(await store.counts()).toMatchObject([{ pending: 1, dead: 10 }]);
      clock.now += 73 * hour;
      await dispatcher.deliverDue();
      expect(events.slice(1)).toMatchObject([
        { event: 'dead', attempts: 0, reason: 'the destination is not configured' },
      ]);
      expect(await store.counts()).toMatchObject([{ pending: 0, dead: 11 }]);
      await store.retry({}, clock.now);
      await dispatcher.deliverDue();
      expect(await store.counts()).toMatchObject([{ pending: 11, dead: 0 }]);
    });
  });

  it('API-4: an attempt that never ends times out', async () => {
    const { dispatcher, accept, pending } = await setUp(() => new Promise(() => undefined), {
      ...{ attemptTimeout: 1, answerTimeout: 1 },
    });
    await accept('one');
    await dispatcher.deliverDue();
    expect(await pending()).toMatchObject([{ failure: 'timed out', attempts: 1 }]);
  });

  it('API-4: an answer that comes after the time for the attempt is still the outcome', async () => {
    const { dispatcher, accept, store } = await setUp(() => delivered, {
      attemptTimeout: 1,
      deliverer: () => ({
        deliver: (_, signal) =>
          new Promise((resolve) => {
            signal.addEventListener('abort', () => setTimeout(resolve, 5, delivered));
          }),
      }),
    });
    await accept('one');
    await dispatcher.deliverDue();
    expect(await store.counts()).toMatchObject([{ delivered: 1, pending: 0 }]);
  });

  it.each([
    ['one destination', ['crm']],
    ['three destinations', ['one', 'two', 'three']],
  ])('API-4: of many leads four at once are under way to each of %s', async (_, route) => {
    const leads = 10;
    const held: { readonly destination: string; readonly end: () => void }[] = [];
    const delivery = (destination: string) =>
      new Promise<DeliveryOutcome>((resolve) => {
        held.push({ destination, end: () => resolve(delivered) });
      });
    const { dispatcher, accept, store } = await setUp((_payload, to) => delivery(to), { route });
    for (let index = 0; index < leads; index++) await accept(`${index}`);
    const left = new Map(route.map((name) => [name, leads]));
    const underWay = () =>
      route.map((name) => held.filter(({ destination }) => destination === name).length);
    dispatcher.start();
    for (let done = 0; done < leads * route.length; done++) {
      // One after the other ends, and only its own place is taken.
      const expected = route.map((name) => Math.min(4, left.get(name)!));
      await vi.waitFor(() => expect(underWay()).toEqual(expected), {
        interval: 1,
        timeout: 20_000,
      });
      const { destination, end } = held.splice((done * 7) % held.length, 1)[0]!;
      left.set(destination, left.get(destination)! - 1);
      end();
    }
    await dispatcher.stop();
    for (const counts of await store.counts()) expect(counts.delivered).toBe(leads);
  });

  it('API-4: no other server delivers what is under way before the attempt has timed out and been recorded', async () => {
    const started = Promise.withResolvers<void>();
    const end = Promise.withResolvers<DeliveryOutcome>();
    const attemptTimeout = 30_000;
    const answerTimeout = 20_000;
    const { dispatcher, accept, store, clock } = await setUp(
      () => {
        started.resolve();
        return end.promise;
      },
      { attemptTimeout, answerTimeout },
    );
    const repeats: string[] = [];
    const other = new Dispatcher({
      ...{ store, attemptTimeout, answerTimeout, now: () => clock.now },
      deliverer: () => ({
        deliver: async ({ id }) => {
          repeats.push(id);
          return delivered;
        },
      }),
    });
    await accept('one');
    const working = dispatcher.deliverDue();
    await started.promise;
    // The attempt takes all its time, and the store is slow to record the outcome.
    clock.now += attemptTimeout + answerTimeout + 59_000;
    await other.deliverDue();
    expect(repeats).toEqual([]);
    end.resolve(delivered);
    await working;
    clock.now += hour;
    await other.deliverDue();
    expect(repeats).toEqual([]);
    expect(await store.counts()).toMatchObject([{ accepted: 1, delivered: 1, pending: 0 }]);
  });

  it('API-4: a destination that hangs does not keep the others waiting', async () => {
    const hanging = Promise.withResolvers<DeliveryOutcome>();
    const fast = Promise.withResolvers<void>();
    const started = { slow: 0, fast: 0 };
    const { dispatcher, accept, store } = await setUp(
      (_, destination) => {
        started[destination as 'slow' | 'fast']++;
        if (destination === 'slow') return hanging.promise;
        if (started.fast === 30) fast.resolve();
        return delivered;
      },
      { route: ['slow', 'fast'], concurrency: 10, concurrencyPerDestination: 3 },
    );
    for (let index = 0; index < 30; index++) await accept(`${index}`);
    dispatcher.start();
    await fast.promise;
    expect(started.slow).toBe(3);
    hanging.resolve(delivered);
    await dispatcher.stop();
    const [toFast] = await store.counts();
    expect(toFast).toMatchObject({ destination: 'fast', delivered: 30 });
  });

  it('WEB-5: when it stops it finishes what it took and takes nothing more', async () => {
    const began = Promise.withResolvers<void>();
    const end = Promise.withResolvers<DeliveryOutcome>();
    const { dispatcher, accept, store, pending } = await setUp(() => {
      began.resolve();
      return end.promise;
    });
    await accept('one');
    dispatcher.start();
    await began.promise;
    let stopped = false;
    const stopping = dispatcher.stop().then(() => (stopped = true));
    await accept('two');
    dispatcher.wake();
    await store.counts();
    expect(stopped).toBe(false);
    end.resolve(delivered);
    await stopping;
    expect(await store.counts()).toMatchObject([{ accepted: 2, delivered: 1, pending: 1 }]);
    expect(await pending()).toMatchObject([{ attempts: 0 }]);
  });

  it('WEB-5: when it stops it also waits for what it is just about to take', async () => {
    const { dispatcher, accept, store } = await setUp(() => delivered);
    await accept('one');
    const claiming = Promise.withResolvers<void>();
    const answered = Promise.withResolvers<void>();
    const claim = store.claim.bind(store);
    vi.spyOn(store, 'claim').mockImplementationOnce(async (query) => {
      claiming.resolve();
      await answered.promise;
      return claim(query);
    });
    dispatcher.start();
    await claiming.promise;
    let stopped = false;
    const stopping = dispatcher.stop().then(() => (stopped = true));
    await store.counts();
    expect(stopped).toBe(false);
    answered.resolve();
    await stopping;
    expect(await store.counts()).toMatchObject([{ accepted: 1, delivered: 1, pending: 0 }]);
  });

  it('API-4: a store that fails is reported and queried again', async () => {
    const { dispatcher, events, store } = await setUp(() => delivered);
    await opened.splice(0)[0]!.close();
    await dispatcher.deliverDue();
    expect(events).toEqual([{ event: 'store-failed', reason: 'the lead store failed (CLOSED)' }]);
    await expect(store.counts()).rejects.toThrow();
  });

  it('OPS-5: a bug is reported, once while nothing can be claimed, and stops no other delivery', async () => {
    const { dispatcher, events, store, accept, clock } = await setUp(() => delivered);
    await accept('one');
    const error = new TypeError('a bug');
    const bug = { event: 'internal-error', error };
    const claim = vi.spyOn(store, 'claim').mockRejectedValue(error);
    await dispatcher.deliverDue();
    await dispatcher.deliverDue();
    expect(events.splice(0)).toEqual([bug]);
    claim.mockRestore();
    vi.spyOn(store, 'settle').mockRejectedValueOnce(error);
    await dispatcher.deliverDue();
    expect(events.splice(0)).toEqual([bug]);
    clock.now += hour;
    await dispatcher.deliverDue();
    expect(events.splice(0)).toMatchObject([{ event: 'delivered', attempts: 2 }]);
    vi.spyOn(store, 'claim').mockRejectedValueOnce(error);
    await dispatcher.deliverDue();
    expect(events).toEqual([bug]);
  });

  it('API-4: with the CRM dead for 72 hours, and dispatchers that die, every lead is delivered or dead and the accounts balance', async () => {
    const policy = full ? defaultRetryPolicy : { ...defaultRetryPolicy, maxDelay: 6 * hour };
    const plan = fc.record({
      /** Evenly from 0 to 1; `fc.double` prefers what is next to nothing. */
      seed: fc.infiniteStream(fc.noBias(fc.nat(999)).map((thousandths) => thousandths / 1_000)),
      /** Hours into the outage at which a lead comes in, and how many revisions it has. */
      leads: fc.array(fc.tuple(fc.nat(90), fc.integer({ min: 1, max: 3 })), {
        minLength: 1,
        maxLength: full ? 40 : 8,
      }),
      outage: fc.constantFrom(72, 72, 24, 100),
    });
    await fc.assert(
      fc.asyncProperty(plan, async ({ seed, leads, outage }) => {
        const random = () => seed.next().value!;
        const taken = new Map<string, string>();
        const seen = new Map<string, string>();
        const order = new Map<string, number>();
        const errors: string[] = [];
        const { dispatcher, clock, intake, store, pending } = await setUp(
          ({ id, content }) => {
            if ((seen.get(id) ?? content) !== content) errors.push(`${id} changed`);
            seen.set(id, content);
            if (clock.now < start + outage * hour) {
              if (random() < 0.05)
                return { outcome: 'failed', reason: 'HTTP 429', retryAfter: random() * 5 * hour };
              return { outcome: 'failed', reason: 'no answer' };
            }
            if (random() < 0.3) return { outcome: 'failed', reason: 'HTTP 500' };
            const { lead_id: leadId, revision } = readLeadDocument(content);
            if (revision <= (order.get(leadId) ?? 0)) errors.push(`${id} out of order`);
            order.set(leadId, revision);
            taken.set(id, content);
            return delivered;
          },
          { random, concurrency: 64, concurrencyPerDestination: 64, policy },
        );
        const start = clock.now;
        const coming = leads.toSorted(([one], [other]) => one - other);
        const acknowledged = new Set<string>();
        for (let round = 0; ; round++) {
          expect(round, 'rounds until nothing is pending').toBeLessThan(20_000);
          const queue = await pending();
          const nextLead = coming[0] && start + coming[0][0] * hour;
          // A revision waits for the one before it.
          const nextDue = queue
            .filter(
              (each) =>
                !queue.some(
                  ({ leadId, revision }) => leadId === each.leadId && revision < each.revision,
                ),
            )
            .map(({ dueAt }) => dueAt)
            .sort((one, other) => one - other)[0];
          const moments = [nextLead, nextDue].filter((moment) => moment !== undefined);
          if (moments.length === 0) break;
          clock.now = Math.max(clock.now, Math.min(...moments));
          if (nextLead !== undefined && nextLead <= clock.now) {
            const [, revisions] = coming.shift()!;
            let leadId: string | undefined;
            for (let step = 1; step <= revisions; step++) {
              const key = `${acknowledged.size}`;
              const answer = await accepted(intake, enquiry({ key, leadId }));
              leadId = answer.leadId;
              acknowledged.add(`${leadId}.${answer.revision}.crm`);
            }
          }
          // A dispatcher that dies with what it took.
          if (random() < 0.05)
            await store.claim({
              ...{ now: clock.now, leaseUntil: clock.now + 90_000, lease: 'dead', limit: 3 },
              except: [],
            });
          await dispatcher.deliverDue();
          const [counts] = await store.counts();
          expect(counts!.accepted).toBe(acknowledged.size);
          expect(counts!.delivered + counts!.pending + counts!.dead).toBe(counts!.accepted);
          expect(counts!.delivered).toBe(taken.size);
        }
        const dead = (await store.list({ state: 'dead' }, 1_000)).map(({ id }) => id);
        expect(new Set([...taken.keys(), ...dead])).toEqual(acknowledged);
        expect(dead.length + taken.size).toBe(acknowledged.size);
        expect(errors).toEqual([]);
        if (outage < 72) expect(dead).toEqual([]);
        await opened.pop()!.close();
      }),
      { numRuns: full ? 100 : 10, seed: 72, endOnFailure: true },
    );
  }, 600_000);
});
