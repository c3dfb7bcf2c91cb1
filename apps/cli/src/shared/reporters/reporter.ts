import type { Report } from './report.ts';

/** How a reporter may write. */
export interface ReporterOptions {
  /** Colour for a terminal; formats for machines pay no heed to it. */
  readonly colour: boolean;
}

/** A report as text that ends with a line end, or is empty. Pure: the same report, the same bytes. */
export type Reporter = (report: Report, options: ReporterOptions) => string;
