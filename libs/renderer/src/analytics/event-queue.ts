/** What goes to the site's tag: plain data, nothing of what a visitor typed. */
export type Measured = Readonly<Record<string, string | number>> & { readonly event: string };

/** Events that wait for the site's tag, on this page or on those that follow in the same tab. */
export interface EventQueue {
  readonly add: (item: Measured) => void;
  /** Everything that waits; it waits no more, whatever becomes of it. */
  readonly take: () => readonly Measured[];
}

const key = 'forecourt.measured';
/** A site whose tag never comes must not fill the browser's store. */
const most = 50;

/** The browser's store for one tab; undefined where it is shut off. */
export function tabStore(window: Window): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}

/** A queue that outlives the page; without a store it lives as long as the page does. */
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
      if (keep([...stored(), item].slice(-most))) return;
      here = [...here, item].slice(-most);
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
