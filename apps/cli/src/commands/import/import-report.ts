import pc from 'picocolors';
import { exitCodes } from '../../shared/errors/exit-codes.ts';
import { pluralize } from '@forecourt/domain';
import { printable, printableJson } from '../../shared/terminal/printable.ts';
import type { FirstEntries, Reject } from './reject-log.ts';

/** Result of an import. */
export interface ImportReport extends FirstEntries {
  readonly tenant: string;
  readonly feed: string;
  /** Where the stock is: a file, or `PostgreSQL`. */
  readonly target: string;
  /** `checked`: a dry run of a feed that could be imported. `failed`: the old stock stays. */
  readonly outcome: 'imported' | 'checked' | 'failed';
  /** Why it failed. */
  readonly reason?: string;
  readonly rows: number;
  readonly cars: number;
  readonly rejected: number;
  /** Rows that the mapping leaves out; not among the rejected ones. */
  readonly omitted: number;
  /** Rows imported without a value that the feed has for them, such as a price of 0. */
  readonly repaired: number;
  /** Rows imported with a value that was converted, such as miles, or is implausible. */
  readonly warned: number;
  /** Further notes for the operator. */
  readonly notes: readonly string[];
}

const maxDrawn = 50;

/** The exit code of an import. */
export const exitOf = ({ outcome }: ImportReport) =>
  outcome === 'failed' ? exitCodes.findings : exitCodes.fine;

/** Summary line: the outcome and the exit code. */
export function importSummary(report: ImportReport): string {
  const { outcome, target, cars, rejected, omitted, repaired, warned, tenant } = report;
  const code = exitOf(report);
  if (outcome === 'failed')
    return `Nothing imported for ${printable(tenant)}: ${printable(report.reason ?? '')}; the stock stays as it was; exit ${code}`;
  const lost =
    (omitted > 0 ? `, ${pluralize(omitted, 'row')} left out by the mapping` : '') +
    (rejected > 0 ? `, ${pluralize(rejected, 'row')} rejected` : '') +
    (repaired > 0 ? `, ${pluralize(repaired, 'row')} repaired` : '') +
    (warned > 0 ? `, ${pluralize(warned, 'row')} with warnings` : '');
  return outcome === 'checked'
    ? `Dry run: ${pluralize(cars, 'car')} would be imported into ${printable(target)}${lost}; exit ${code}`
    : `${pluralize(cars, 'car')} imported into ${printable(target)}${lost}; exit ${code}`;
}

function rejectLine(feed: string, { line, field, value, reason }: Reject): string {
  const what = field === '' ? '' : `${field}: `;
  const said = value === '' ? '' : ` ("${value}")`;
  return printable(`${feed}:${line}: ${what}${reason}${said}`);
}

/** Formats the report for a terminal. */
export function prettyImport(report: ImportReport, { colour }: { colour: boolean }): string {
  const colours = pc.createColors(colour);
  const { feed, rejects, rejectsLeft, repairs, repairsLeft, warnings, warningsLeft, notes } =
    report;
  const listed = (entries: readonly Reject[], more: number, noun: string) => {
    const shown = entries.slice(0, maxDrawn);
    const left = entries.length - shown.length + more;
    return [
      ...shown.map((entry) => rejectLine(feed, entry)),
      ...(left > 0 ? [`… and ${pluralize(left, noun)}; --rejects FILE writes them all`] : []),
    ];
  };
  const loud = exitOf(report) === exitCodes.fine ? colours.green : colours.red;
  return [
    ...listed(rejects, rejectsLeft, 'more error'),
    ...listed(repairs, repairsLeft, 'more repair'),
    ...listed(warnings, warningsLeft, 'more warning'),
    ...notes.map((note) => colours.dim(`note: ${printable(note)}`)),
    loud(importSummary(report)),
    '',
  ].join('\n');
}

/** Formats the report as JSON, a stable interface. */
export const jsonImport = (report: ImportReport): string =>
  `${printableJson({ version: 1, ...report }, 2)}\n`;
