import { SourceFailure, type FileQuestion } from '@forecourt/dealership';
import type { HeldFile, Placement } from './held-file.ts';
import type { HeldFiles } from './held-files.ts';
import { maxAttempts, type RereadingOptions } from './rereading.ts';
import { tenantFolderOf } from './tenant-folder-of.ts';
import { FileNotHeld, ThreadEnded } from './thread-connection.ts';

/** Threads that answer queries, and the files that they hold. */
interface FileHolders {
  readonly hosts: Pick<RereadingOptions['hosts'], 'isClosed'>;
  readonly files: Pick<HeldFiles, 'placementOf'>;
}

/**
 * Queries a file in the thread that holds it; if none does, the file is read again.
 * @param name of the file, for errors
 */
export async function askHeldFile(
  file: HeldFile,
  name: string,
  question: FileQuestion,
  { hosts, files }: FileHolders,
): Promise<unknown> {
  for (let attempt = 1; ; attempt++) {
    file.lastAsked = performance.now();
    const placement = files.placementOf(file);
    try {
      return await askIn(await placement, file, question);
    } catch (error) {
      if (!isLost(error)) throw error;
      // Another reading may have begun since; only the requested one is dropped.
      if (file.placement === placement) file.placement = undefined;
      const isOfFile = error instanceof ThreadEnded && error.id === file.id;
      if (isOfFile || hosts.isClosed() || attempt >= maxAttempts)
        throw new SourceFailure(name, 'unreachable', error.message);
    }
  }
}

/** Queries a thread; tenants take turns in a shared one. */
function askIn(
  { host, thread }: Placement,
  { id, request }: HeldFile,
  question: FileQuestion,
): Promise<unknown> {
  const ask = () => thread.ask(id, question);
  return host.isOwn ? ask() : host.turns(tenantFolderOf(request), ask);
}

/** True if the thread does not hold the file any more. */
const isLost = (error: unknown): error is ThreadEnded | FileNotHeld =>
  error instanceof ThreadEnded || error instanceof FileNotHeld;
