import { createEncoderProcess, type EncoderProcess } from './encoder-process.ts';
import type { PictureJob } from './picture-job.ts';

/** Who a rendition is made for: a visitor who waits, or nobody yet. */
export type Lane = 'visitor' | 'ahead';

/** Processes that make renditions. */
export interface EncoderPool {
  /** How many visitors' renditions may be made at a time. */
  readonly places: number;
  /** Processor time that one rendition may take. */
  readonly cpuMs: number;
  /** Makes a rendition; see `EncoderProcess.encode`. Callers keep to `places`, and to one ahead. */
  readonly encode: (job: PictureJob, lane: Lane, signal?: AbortSignal) => Promise<Buffer>;
  /** Kills every process. */
  readonly close: () => void;
}

/** Options of {@link createEncoderPool}. */
export interface EncoderPoolOptions {
  readonly places: number;
  /** Processor time in seconds that one rendition may take. */
  readonly cpuSeconds: number;
  /** Memory in megabytes that one process may take. */
  readonly memoryMb: number;
  /** Creates the processes; those that run the encoder if left out. */
  readonly createProcess?: typeof createEncoderProcess;
}

/** Real time that a picture may take, by the processor time that it may take: machines are busy. */
const wallPerCpu = 4;
/** Pages go before pictures, and visitors' pictures before those made ahead. */
const niceness: Readonly<Record<Lane, number>> = { visitor: 10, ahead: 19 };

/** Creates a pool; each process starts when it is first needed. */
export function createEncoderPool(options: EncoderPoolOptions): EncoderPool {
  const { places, cpuSeconds, memoryMb, createProcess = createEncoderProcess } = options;
  const cpuMs = cpuSeconds * 1000;
  const limits = { cpuMs, wallMs: cpuMs * wallPerCpu, rssBytes: memoryMb * 1e6 };
  const create = (lane: Lane) => createProcess({ limits, niceness: niceness[lane] });
  const ahead = create('ahead');
  const all: EncoderProcess[] = [ahead];
  const free: EncoderProcess[] = [];

  return {
    places,
    cpuMs,
    async encode(job, lane, signal) {
      if (lane === 'ahead') return ahead.encode(job, signal);
      const process = free.pop() ?? create(lane);
      if (!all.includes(process)) all.push(process);
      try {
        return await process.encode(job, signal);
      } finally {
        free.push(process);
      }
    },
    close: () => all.forEach((process) => process.close()),
  };
}
