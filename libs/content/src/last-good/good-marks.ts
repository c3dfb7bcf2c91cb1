import { mkdir, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Time at which each tenant was last read without any error; it survives restarts. */
export interface GoodMarks {
  /** Returns the time in milliseconds, as last read or renewed; undefined if there is none. */
  readonly goodAt: (folder: string) => number | undefined;
  /** Marks a tenant as good now. */
  readonly renew: (folder: string) => Promise<void>;
  /** Reads the mark of an earlier run. */
  readonly read: (folder: string) => Promise<void>;
  readonly forget: (folder: string) => void;
}

/** Hidden, as readers of tenants' folders pass over hidden files. */
const markFile = '.good';

/** Creates the marks. @param directoryOf returns the folder in which a tenant's files are stored. */
export function createGoodMarks(
  directoryOf: (folder: string) => string,
  now: () => number,
): GoodMarks {
  const times = new Map<string, number>();
  const markOf = (folder: string) => join(directoryOf(folder), markFile);
  return {
    goodAt: (folder) => times.get(folder),
    renew: async (folder) => {
      const time = now();
      times.set(folder, time);
      // There is no folder yet if none of the files was stored.
      await mkdir(directoryOf(folder), { recursive: true, mode: 0o700 });
      await writeFile(markOf(folder), '', { mode: 0o600 });
      await utimes(markOf(folder), time / 1000, time / 1000);
    },
    read: async (folder) => {
      const mark = await stat(markOf(folder)).catch(() => undefined);
      if (mark) times.set(folder, mark.mtimeMs);
    },
    forget: (folder) => void times.delete(folder),
  };
}
