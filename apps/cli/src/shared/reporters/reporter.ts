import type { Report } from './report.ts';

/** Options of a reporter. */
interface ReporterOptions {
  /** True for colours; machine-readable formats ignore it. */
  readonly colour: boolean;
}

/** Formats a report as text that ends with a line feed, or is empty. Pure. */
export type Reporter = (report: Report, options: ReporterOptions) => string;
