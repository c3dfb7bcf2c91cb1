import type { EventQueue, Measured } from './event-queue.ts';

/** The site's tag, as the tracker uses it. */
export interface SiteTag {
  /** Fetches it; called once, and only with the visitor's consent. */
  readonly load: () => void;
  /** Returns the tag's data layer; undefined until the tag has loaded. */
  readonly layer: () => { push: (item: Measured) => unknown } | undefined;
}

/** The page's one tracker (API-5). */
export interface Tracker {
  /** Fetches the tag and reports queued events, once the visitor agrees or need not be asked. */
  readonly allow: () => void;
  /** Discards queued and future events, once the visitor declines. */
  readonly refuse: () => void;
  /** Reports an event as soon as possible; `later` leaves it to the next page. */
  readonly report: (item: Measured, later?: boolean) => void;
}

/** Interval between checks for the loaded tag, in milliseconds. */
export const pollMs = 300;
/** Maximum number of checks: half a minute in total. */
export const maxPolls = 100;

/** Creates the tracker. Events queued by an earlier page of this tab are reported first. */
export function createTracker(tag: SiteTag, queue: EventQueue): Tracker {
  let consent: 'unknown' | 'given' | 'refused' = 'unknown';

  /** @returns true if the tag has loaded. */
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
      let left = maxPolls;
      const timer = setInterval(() => {
        // After the last poll, queued events wait for the next page, or the next event if the tag
        // is late.
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
