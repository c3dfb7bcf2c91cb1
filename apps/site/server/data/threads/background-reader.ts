import type { DataFile } from '@forecourt/block-schemas';
import type { DataFileRequest, DataReader, Reading } from '@forecourt/content';

/** Reader for a watch that must not wait for one tenant's large file. */
export interface BackgroundReader {
  readonly read: DataReader;
  /** Calls back with the path of a file whose new version can be had at once. */
  readonly onReady: (listener: (path: string) => void) => void;
}

interface Job {
  readonly stamp: string;
  /** Version that the reading may say is the same. */
  readonly known: string | undefined;
  readonly done: Promise<Reading<DataFile>>;
  reading?: Reading<DataFile>;
  /** True if the caller waits for it, so that nobody has to be called back. */
  isAwaited: boolean;
}

/**
 * Reads large files behind the scenes: a file that has an earlier version is `pending` until the new
 * one has been read. Without an earlier version there is nothing to serve meanwhile, so the caller
 * waits.
 * @param maxWaitedBytes smaller files are waited for.
 */
export function backgroundReader(
  read: (request: DataFileRequest) => Promise<Reading<DataFile>>,
  maxWaitedBytes = 2_000_000,
): BackgroundReader {
  const jobs = new Map<string, Job>();
  const listeners = new Set<(path: string) => void>();

  const start = (request: DataFileRequest): Job => {
    const { path, stat, known } = request;
    const job: Job = {
      stamp: stat.stamp,
      known,
      isAwaited: known === undefined,
      done: read(request).then((reading) => {
        job.reading = reading;
        return reading;
      }),
    };
    jobs.set(path, job);
    const report = () => {
      if (jobs.get(path) === job && !job.isAwaited)
        for (const listener of listeners) listener(path);
    };
    job.done.then(report, () => void (jobs.get(path) === job && jobs.delete(path)));
    return job;
  };

  return {
    async read(request) {
      const { path, stat, known } = request;
      if (stat.bytes <= maxWaitedBytes) return read(request);
      const job = jobs.get(path);
      const isCurrent = job?.stamp === stat.stamp && job.known === known;
      const current = isCurrent ? job : start(request);
      if (current.reading === undefined && known !== undefined) return 'pending';
      const reading = await current.done;
      if (jobs.get(path) === current) jobs.delete(path);
      return reading;
    },
    onReady: (listener) => void listeners.add(listener),
  };
}
