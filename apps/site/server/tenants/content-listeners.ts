import type { Logger } from 'pino';
import type { TenantSource } from './tenant-source.ts';

/** Listeners to changes of content. */
export interface ContentListeners extends Pick<TenantSource, 'onChange'> {
  /** Calls every listener; an error of one is logged and does not affect the others. */
  readonly notify: () => void;
}

/** Creates the listeners of a server. */
export function contentListeners(log: Logger): ContentListeners {
  const listeners = new Set<() => void>();
  return {
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    notify() {
      for (const listener of listeners)
        try {
          listener();
        } catch (error) {
          log.error({ err: error }, 'a change of content was not handled');
        }
    },
  };
}
