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

/**
 * Formats a report as text that ends with a line feed, or is empty. Pure. The text comes in pieces, so
 * that a long report is never in memory as a whole.
 */
export type Reporter = (report: Report, options: ReporterOptions) => Iterable<string>;

/** Returns a whole report as one string, for short ones. */
export const reportText = (reporter: Reporter, report: Report, options: ReporterOptions): string =>
  [...reporter(report, options)].join('');
