import type { DiffReport } from '../diff-report.ts';

/** The comparison as a stable interface for programs; docs/cli.md describes it. */
export const json = (report: DiffReport): string =>
  `${JSON.stringify({ version: 1, ...report }, null, 2)}\n`;
