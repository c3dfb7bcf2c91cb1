import { createEncoderProcess, type EncoderProcess } from './encoder-process.ts';
import type { PictureJob } from './picture-job.ts';

/** Purpose of a rendition: a waiting visitor, or pre-rendering. */
export type Lane = 'visitor' | 'ahead';

/** Processes that encode renditions. */
export interface EncoderPool {
  /** Number of visitors' renditions that may be encoded at a time. */
  readonly slots: number;
  /** CPU time limit of one rendition. */
  readonly cpuMs: number;
  /**
   * Encodes a rendition; see `EncoderProcess.encode`. Callers respect `slots`, and pre-render one
   * at a time.
   */
  readonly encode: (job: PictureJob, lane: Lane, signal?: AbortSignal) => Promise<Buffer>;
  /** Kills every process. */
  readonly close: () => void;
}

/** Options of {@link createEncoderPool}. */
export interface EncoderPoolOptions {
  readonly slots: number;
  /** CPU time limit of one rendition in seconds. */
  readonly cpuSeconds: number;
  /** Memory limit of one process in megabytes. */
  readonly memoryMb: number;
  /** Creates the processes; encoder processes if left out. */
  readonly createProcess?: typeof createEncoderProcess;
}

/** Wall-clock limit as a multiple of the CPU time limit, since machines are busy. */
const wallPerCpu = 4;
/** Niceness: pages have priority over pictures, and visitors' pictures over pre-rendered ones. */
const niceness: Readonly<Record<Lane, number>> = { visitor: 10, ahead: 19 };

/** Creates a pool; each process starts when it is first needed. */
export function createEncoderPool(options: EncoderPoolOptions): EncoderPool {
  const { slots, cpuSeconds, memoryMb, createProcess = createEncoderProcess } = options;
  const cpuMs = cpuSeconds * 1000;
  const limits = { cpuMs, wallMs: cpuMs * wallPerCpu, rssBytes: memoryMb * 1e6 };
  const create = (lane: Lane) => createProcess({ limits, niceness: niceness[lane] });
  const ahead = create('ahead');
  const all: EncoderProcess[] = [ahead];
  const free: EncoderProcess[] = [];

  return {
    slots,
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
