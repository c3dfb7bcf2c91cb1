import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eventQueue, type Measured } from './event-queue.ts';
import { createTracker, maxPolls, pollMs } from './tracker.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Fake session storage of a tab. */
function tab() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

function page(store: Parameters<typeof eventQueue>[0] = tab()) {
  const sent: Measured[] = [];
  const tag = { isThere: false, loads: 0, looks: 0 };
  const tracker = createTracker(
    {
      load: () => void tag.loads++,
      layer: () => {
        tag.looks++;
        return tag.isThere ? sent : undefined;
      },
    },
    eventQueue(store),
  );
  return { sent, tag, ...tracker };
}
const event = (eventId: number) => ({ event: 'forecourt_event', eventId });

it('API-5: what happens before the tag is there is reported once it is, in order and once', () => {
  const { sent, tag, allow, report } = page();
  report(event(31));
  allow();
  report(event(26));
  vi.advanceTimersByTime(10 * pollMs);
  expect(sent).toEqual([]);
  tag.isThere = true;
  vi.advanceTimersByTime(pollMs);
  expect(sent).toEqual([event(31), event(26)]);
  report(event(20));
  vi.advanceTimersByTime(10 * pollMs);
  expect(sent).toEqual([event(31), event(26), event(20)]);
  expect(tag.loads).toBe(1);
});

it('API-5: it looks every 300 ms, and gives up after a while', () => {
  expect(pollMs).toBe(300);
  const { tag, allow, sent, report } = page();
  allow();
  const before = tag.looks;
  vi.advanceTimersByTime(3 * 300);
  expect(tag.looks - before).toBe(3);
  vi.advanceTimersByTime(2 * maxPolls * 300);
  expect(tag.looks - before).toBe(maxPolls);
  expect(vi.getTimerCount()).toBe(0);
  tag.isThere = true;
  report(event(26));
  expect(sent).toEqual([event(26)]);
});

it('API-5: without consent nothing is fetched and nothing is reported', () => {
  const { sent, tag, report, refuse } = page();
  tag.isThere = true;
  report(event(31));
  vi.advanceTimersByTime(60_000);
  expect([sent, tag.loads]).toEqual([[], 0]);
  refuse();
  report(event(28));
  expect([sent, tag.loads]).toEqual([[], 0]);
});

it('API-5: who declines leaves nothing behind for the next page', () => {
  const store = tab();
  const first = page(store);
  first.report(event(28), true);
  first.refuse();
  const next = page(store);
  next.tag.isThere = true;
  next.allow();
  expect(next.sent).toEqual([]);
});

it('API-5: what completes a form is reported by the page after it, once, whatever follows', () => {
  const store = tab();
  const first = page(store);
  first.tag.isThere = true;
  first.allow();
  first.report(event(28), true);
  expect(first.sent).toEqual([]);
  for (const expected of [[event(28)], []]) {
    const next = page(store);
    next.tag.isThere = true;
    next.allow();
    expect(next.sent).toEqual(expected);
  }
});

it('API-5: a browser that keeps nothing, or holds nonsense, is measured as far as the page goes', () => {
  const full = {
    ...tab(),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  const nonsense = { ...tab(), getItem: () => '{"a":1' };
  for (const store of [undefined, full, nonsense]) {
    const { sent, tag, allow, report } = page(store);
    tag.isThere = true;
    report(event(31));
    allow();
    if (store !== nonsense) expect(sent).toEqual([event(31)]);
    report(event(26));
    if (store !== nonsense) expect(sent).toEqual([event(31), event(26)]);
  }
});

it('API-5: a site whose tag never comes does not fill the browser’s store', () => {
  const store = tab();
  const { report } = page(store);
  for (let id = 0; id < 200; id++) report(event(id));
  const { sent, tag, allow } = page(store);
  tag.isThere = true;
  allow();
  expect(sent).toHaveLength(50);
  expect(sent.at(-1)).toEqual(event(199));
});
