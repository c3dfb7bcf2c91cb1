import { openLastGoodStore, type LastGoodStore } from '@forecourt/content';
import path from 'node:path';
import type { Logger } from 'pino';
import { causeOf } from '../log/cause.ts';

/** Options of {@link openLastGood}. */
export interface LastGoodOptions {
  readonly dataDir: string;
  /** Resolves to false while last good versions are not to be stored; they always are if left out. */
  readonly hasRoom?: () => Promise<boolean>;
}

/** Returns the folder of the last good version of every tenant's files. */
export const lastGoodFolder = (dataDir: string): string => path.join(dataDir, 'content');

/** Opens the store of last good versions. */
export const openLastGood = ({ dataDir, hasRoom }: LastGoodOptions, log: Logger): LastGoodStore =>
  openLastGoodStore(lastGoodFolder(dataDir), {
    hasRoom,
    onError: (error, tenant) =>
      log.error({ ...causeOf(error), tenant }, 'last good version cannot be stored'),
  });
