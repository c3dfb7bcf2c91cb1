import type { DataFile } from '@forecourt/block-schemas';
import type { DataFileRequest, DataReader, Reading } from '@forecourt/content';

/** Reader for a watcher that must not wait for one tenant's large file. */
export interface BackgroundReader {
  readonly read: DataReader;
  /** Calls back with the path of a file whose new version is available. */
  readonly onReady: (listener: (path: string) => void) => void;
}

/** Maximum size of data files that callers wait for. */
export const maxAwaitedBytes = 2_000_000;

/** Milliseconds that a reading waits for its caller, who never comes if the file was removed. */
const unclaimedMs = 300_000;

const canWait = ({ known, isServed }: DataFileRequest) => known !== undefined || isServed === true;

interface Job {
  readonly stamp: string;
  /** Version that the result may report as unchanged. */
  readonly known: string | undefined;
  readonly done: Promise<Reading<DataFile>>;
  reading?: Reading<DataFile>;
  /** True if the caller awaits it, so that no callback is needed. */
  isAwaited: boolean;
}

/**
 * Reads large files in the background: a file that has an earlier version, or is new to a tenant
 * that is being served, is `pending` until it has been read. The caller waits for a file of a
 * tenant that is not served yet.
 * @param maxWaitedBytes smaller files are awaited.
 */
export function backgroundReader(
  read: (request: DataFileRequest) => Promise<Reading<DataFile>>,
  maxWaitedBytes = maxAwaitedBytes,
): BackgroundReader {
  const jobs = new Map<string, Job>();
  const listeners = new Set<(path: string) => void>();

  const discard = (path: string, job: Job): void => {
    if (jobs.get(path) === job) jobs.delete(path);
  };

  const start = (request: DataFileRequest): Job => {
    const { path, stat, known } = request;
    const job: Job = {
      stamp: stat.stamp,
      known,
      isAwaited: !canWait(request),
      done: read(request).then((reading) => {
        job.reading = reading;
        return reading;
      }),
    };
    jobs.set(path, job);
    const report = () => {
      if (jobs.get(path) !== job || job.isAwaited) return;
      for (const listener of listeners) listener(path);
      setTimeout(discard, unclaimedMs, path, job).unref();
    };
    job.done.then(report, () => discard(path, job));
    return job;
  };

  return {
    async read(request) {
      const { path, stat, known } = request;
      if (stat.bytes <= maxWaitedBytes) return read(request);
      const job = jobs.get(path);
      const isCurrent = job?.stamp === stat.stamp && job.known === known;
      const current = isCurrent ? job : start(request);
      if (current.reading === undefined && canWait(request)) return 'pending';
      const reading = await current.done;
      discard(path, current);
      return reading;
    },
    onReady: (listener) => void listeners.add(listener),
  };
}
