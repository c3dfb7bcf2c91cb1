import type { Logger } from 'pino';
import { causeOf } from '../log/cause.ts';
import { buildFilesFolder, storeBuildFiles, type StaticBuildOptions } from './static-build.ts';

/**
 * Stores the build's files beside those of earlier builds, which the first process does for all. If
 * the data folder is not writable, pages are still served; only older ones lose their islands.
 * @param isFirst true for the process that started the server.
 */
export async function openClientFiles(
  clientDir: string,
  dataDir: string,
  isFirst: boolean,
  log: Logger,
): Promise<StaticBuildOptions> {
  if (!isFirst) return { clientDir, earlierDir: buildFilesFolder(dataDir) };
  try {
    return { clientDir, earlierDir: await storeBuildFiles(clientDir, dataDir, new Date()) };
  } catch (error) {
    log.warn(causeOf(error), 'the data folder cannot be written');
    return { clientDir };
  }
}
