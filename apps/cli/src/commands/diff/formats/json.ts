import type { DiffReport } from '@forecourt/comparison';

/** Formats the comparison as JSON, a stable interface described in docs/cli.md. */
export const json = (report: DiffReport): string =>
  `${JSON.stringify({ version: 1, ...report }, null, 2)}\n`;
