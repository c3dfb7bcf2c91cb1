import type { Logger } from 'pino';
import { AggregatorRegistry, type Registry } from 'prom-client';

/** Values of one process's metrics; a structured clone of them can be sent. */
export type MetricValues = Awaited<ReturnType<Registry['getMetricsAsJSON']>>;

/** Metrics of a server's processes as those of one. */
export interface SummedMetrics {
  /** Adds the current values of a process. */
  readonly add: (process: SummedProcess) => void;
  /** Returns the metrics of all processes in Prometheus's text format. */
  readonly text: () => Promise<string>;
}

/** A process whose metrics are summed. */
interface SummedProcess {
  /** Reads its values. Rejects if the process does not answer; its last values are used then. */
  readonly values: () => Promise<MetricValues>;
  /** Calls back when it has ended. */
  readonly onEnd: (listener: () => void) => void;
}

/** Types whose values only grow: a decrease would look like a restart of the whole server. */
const growing = new Set<unknown>(['counter', 'histogram', 'summary']);

/**
 * Sums metrics of processes. The counts of a process that has ended are retained, as of the last
 * time they were read.
 */
export function sumMetrics(log: Pick<Logger, 'error'>): SummedMetrics {
  const last = new Map<SummedProcess, MetricValues>();
  /** Counts of all processes that have ended. */
  let ended: Promise<MetricValues> = Promise.resolve([]);
  const sum = (all: readonly MetricValues[]) => AggregatorRegistry.aggregate([...all]);

  const retain = (process: SummedProcess) => {
    const values = last.get(process) ?? [];
    last.delete(process);
    const counts = values.filter(({ type }) => growing.has(type));
    // Several processes may end at once.
    ended = ended.then((earlier) => sum([earlier, counts]).getMetricsAsJSON());
  };

  return {
    add(process) {
      last.set(process, []);
      process.onEnd(() => retain(process));
    },
    async text() {
      const read = async (process: SummedProcess) => {
        const values = await process.values().catch((error: unknown) => {
          log.error(
            { err: error },
            'a process does not report its metrics; its last ones are used',
          );
          return undefined;
        });
        if (values && last.has(process)) last.set(process, values);
      };
      await Promise.all([...last.keys()].map(read));
      const [running, before] = [[...last.values()], ended];
      return sum([...running, await before]).metrics();
    },
  };
}
