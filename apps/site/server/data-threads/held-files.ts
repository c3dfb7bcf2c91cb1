import { countEnd, type HeldFile, type Placement } from './held-file.ts';
import { createRereading, type RereadingOptions } from './rereading.ts';

/** Keeps each file's content in a thread for as long as it can be queried. */
export interface HeldFiles {
  /** Makes a version the newest of its file; the one before it is released when its queries are over. */
  readonly add: (file: HeldFile) => void;
  /** Notes that a thread holds a file. */
  readonly hold: (file: HeldFile, placement: Placement) => void;
  /** Returns the thread that holds a file; reads it again if there is none. */
  readonly placementOf: (file: HeldFile) => Promise<Placement>;
  /** Reads files again whose thread ended. @param id the file that it was working on */
  readonly recover: (files: readonly HeldFile[], id: number | undefined) => void;
  /** Frees the memory of a file that nothing can query any more. */
  readonly abandon: (file: HeldFile) => void;
}

/** Options of {@link createHeldFiles}. */
export interface HeldFileOptions extends RereadingOptions {
  /** Milliseconds that a replaced version stays in memory after its last query. */
  readonly graceMs: number;
}

/** Creates the memory of a server's data files. */
export function createHeldFiles(options: HeldFileOptions): HeldFiles {
  const { hosts, graceMs } = options;
  /** The newest version of each file by its path. */
  const newest = new Map<string, HeldFile>();

  /** Frees the memory of a file; a query reads it again. */
  const release = (file: HeldFile): void => {
    const { host, id } = file;
    if (newest.get(file.request.path) === file) newest.delete(file.request.path);
    if (host === undefined || !host.files.delete(id)) return;
    file.placement = undefined;
    file.host = undefined;
    if (host.isOwn) hosts.closeOwn(host);
    else host.thread.drop(id);
  };

  /** For requests that are being answered from a version that has been replaced. */
  const releaseLater = (file: HeldFile): void => {
    const wait = file.lastAsked + graceMs - performance.now();
    if (wait <= 0) release(file);
    else setTimeout(() => releaseLater(file), wait).unref();
  };

  const hold = (file: HeldFile, { host }: Placement): void => {
    file.host = host;
    host.files.set(file.id, file);
    if (file.isUnreachable) release(file);
    else if (newest.get(file.request.path) !== file) releaseLater(file);
  };

  const readAnew = createRereading(options, hold);
  const placementOf = (file: HeldFile): Promise<Placement> => {
    if (file.placement !== undefined) return file.placement;
    const placement = readAnew(file);
    file.placement = placement;
    placement.catch(() => {
      if (file.placement === placement) file.placement = undefined;
    });
    return placement;
  };

  return {
    add(file) {
      const older = newest.get(file.request.path);
      newest.set(file.request.path, file);
      if (older) releaseLater(older);
    },
    hold,
    placementOf,
    recover(files, id) {
      for (const file of files) {
        if (file.id === id) countEnd(file);
        file.placement = undefined;
        file.host = undefined;
        // The next query waits for this reading, or starts another one if it fails.
        placementOf(file).catch(() => undefined);
      }
    },
    abandon(file) {
      file.isUnreachable = true;
      release(file);
    },
  };
}
