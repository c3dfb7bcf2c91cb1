import type { Report } from './report.ts';

/** Options of a reporter. */
export interface ReporterOptions {
  /** True for colours; machine-readable formats ignore it. */
  readonly colour: boolean;
  /** Set for the terminal that the report is printed on; formats other than `pretty` ignore it. */
  readonly terminal?: {
    /** True if it opens links in text (OSC 8). */
    readonly hyperlinks: boolean;
    /** Duration of the run in milliseconds. */
    readonly elapsed?: number;
  };
}

/** Formats a report as text that ends with a line feed, or is empty. Pure. */
export type Reporter = (report: Report, options: ReporterOptions) => string;
