import type { EventQueue, Measured } from './event-queue.ts';

/** The site's tag, as far as the tracker looks at it. */
export interface SiteTag {
  /** Fetches it; called once, and only with the visitor's consent. */
  readonly load: () => void;
  /** Where events go once the tag is there; undefined until then. */
  readonly layer: () => { push: (item: Measured) => unknown } | undefined;
}

/** The page's one tracker (API-5). */
export interface Tracker {
  /** The visitor agreed, or does not have to: the tag is fetched, and what waits is reported. */
  readonly allow: () => void;
  /** The visitor declined: what waits is forgotten, and nothing is noted any more. */
  readonly refuse: () => void;
  /** Reports something once, as soon as that is possible; `later` leaves it to the next page. */
  readonly report: (item: Measured, later?: boolean) => void;
}

/** How often is looked whether the tag is there, and how often at most: for half a minute. */
export const pollMs = 300;
export const mostPolls = 100;

/** Makes the tracker. What an earlier page of this tab left in the queue is reported first. */
export function createTracker(tag: SiteTag, queue: EventQueue): Tracker {
  let consent: 'unknown' | 'given' | 'refused' = 'unknown';

  /** @returns whether the tag is there. */
  const flush = (): boolean => {
    const layer = tag.layer();
    if (!layer) return false;
    for (const item of queue.take()) layer.push(item);
    return true;
  };

  return {
    allow: () => {
      if (consent === 'given') return;
      consent = 'given';
      tag.load();
      if (flush()) return;
      let left = mostPolls;
      const timer = setInterval(() => {
        // Given up, what waits is left to the next page, or to the next event if the tag is late.
        if (flush() || consent !== 'given' || --left === 0) clearInterval(timer);
      }, pollMs);
    },
    refuse: () => {
      consent = 'refused';
      queue.take();
    },
    report: (item, later = false) => {
      if (consent === 'refused') return;
      queue.add(item);
      if (consent === 'given' && !later) flush();
    },
  };
}
