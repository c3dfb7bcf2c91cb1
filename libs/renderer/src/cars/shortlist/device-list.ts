/** A list in the device's storage, the latest entry first. */
export interface DeviceList<T> {
  readonly all: () => readonly T[];
  /** Replaces the list. */
  readonly set: (entries: readonly T[]) => void;
}

/**
 * Returns a list in the device's storage. Where the browser denies storage, it lasts as long as the
 * page.
 * @param isEntry true for a valid entry; others are ignored
 */
export function deviceList<T>(
  key: string,
  isEntry: (value: unknown) => value is T,
  max: number,
): DeviceList<T> {
  let fallback: readonly T[] = [];
  return {
    all() {
      try {
        const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
        return Array.isArray(stored) ? stored.filter(isEntry).slice(0, max) : [];
      } catch {
        return fallback;
      }
    },
    set(entries) {
      fallback = entries.slice(0, max);
      try {
        localStorage.setItem(key, JSON.stringify(fallback));
      } catch {
        // Without storage the list lasts as long as the page.
      }
    },
  };
}
