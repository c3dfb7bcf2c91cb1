import type { MetricValues } from '../metrics/summed-metrics.ts';
import type { ImageAnswers } from './shared-images.ts';
import type { ProcessStart } from './supervisor.ts';

/** A process that listens. */
export interface Listening {
  readonly port: number;
  readonly address: string;
  readonly tenants: number;
}

/** Functions that the primary answers for the processes of its server. */
export type PrimaryAnswers = ImageAnswers & {
  /** Returns the role of the calling process. */
  readonly join: () => ProcessStart & { readonly isReady: boolean };
  readonly listening: (process: Listening) => void;
  /** The calling process has read every tenant. */
  readonly ready: () => void;
};

/** Functions that a process answers for its primary. */
export type WorkerAnswers = {
  /** Reads the metrics; none before the site is composed. */
  readonly metrics: () => Promise<MetricValues>;
  /** Sets whether the whole server is ready. */
  readonly setServerReady: (isReady: boolean) => void;
};
