/** An event for the site's tag: plain data without any visitor input. */
export type Measured = Readonly<Record<string, string | number>> & { readonly event: string };

/** Queue of events for the site's tag, on this page or on later ones in the same tab. */
export interface EventQueue {
  readonly add: (item: Measured) => void;
  /** Returns all queued events and empties the queue. */
  readonly take: () => readonly Measured[];
}

const key = 'forecourt.measured';
/** Maximum number of queued events, so that a tag that never loads can't fill the storage. */
const maxEvents = 50;

/** Returns the tab's session storage; undefined if it is disabled. */
export function tabStore(window: Window): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}

/** Creates a queue that outlives the page; without storage it lasts as long as the page. */
export function eventQueue(store: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | undefined) {
  let here: readonly Measured[] = [];
  const stored = (): readonly Measured[] => {
    try {
      const list: unknown = JSON.parse(store?.getItem(key) ?? '[]');
      return Array.isArray(list) ? (list as Measured[]) : [];
    } catch {
      return [];
    }
  };
  const keep = (items: readonly Measured[]) => {
    try {
      if (items.length > 0) store?.setItem(key, JSON.stringify(items));
      else store?.removeItem(key);
      return store !== undefined;
    } catch {
      return false;
    }
  };
  const queue: EventQueue = {
    add: (item) => {
      if (keep([...stored(), item].slice(-maxEvents))) return;
      here = [...here, item].slice(-maxEvents);
    },
    take: () => {
      const all = [...stored(), ...here];
      here = [];
      keep([]);
      return all;
    },
  };
  return queue;
}
