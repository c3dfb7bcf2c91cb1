import type { ImportMapping } from '@forecourt/block-schemas';
import {
  carConverter,
  FeedError,
  feedFormats,
  FeedOptionsError,
  formatByName,
  omittedRows,
  readContextOf,
  readFeed,
} from '@forecourt/dealership/feeds';
import type { FeedFormat, FeedOption, FeedRecords } from '@forecourt/dealership/feeds';
import type { StockTarget } from '@forecourt/dealership/stock';
import { exitCodes, UsageError } from '../../shared/errors/exit-codes.ts';
import type { ExitCode } from '../../shared/errors/exit-codes.ts';
import { pluralize, dayIn } from '@forecourt/domain';
import { implausibleValues } from '@forecourt/lint';
import { pretty } from '../../shared/reporters/pretty.ts';
import type { ProcessContext } from '../../shared/terminal/process-context.ts';
import { progressBar } from '../../shared/terminal/progress-bar.ts';
import { progressOn } from '../../shared/terminal/progress.ts';
import { wantsColour } from '../../shared/terminal/wants-colour.ts';
import { makeReport } from '../../shared/reporters/report.ts';
import { reportText } from '../../shared/reporters/reporter.ts';
import { acceptedCars } from './accepted-cars.ts';
import { carCodes } from './car-codes.ts';
import { openFeed } from './feed-source.ts';
import type { FeedSource } from './feed-source.ts';
import { exitOf, importSummary, jsonImport, prettyImport } from './import-report.ts';
import type { ImportReport } from './import-report.ts';
import { ImportRefused } from './import-refused.ts';
import { InvalidMapping, plansFor, readMapping } from './feed-plans.ts';
import { priceCheck } from './price-check.ts';
import type { RejectLimit } from './reject-limit.ts';
import { openRejectLog } from './reject-log.ts';
import type { RejectLog } from './reject-log.ts';
import { importStock, targetOf } from './import-stock.ts';
import { findImportTenant } from './tenant-of-import.ts';
import type { ImportTenant } from './tenant-of-import.ts';

/** Parsed arguments of `forecourt import`. */
export interface ImportRequest extends StockTarget {
  /** Folder or slug. */
  readonly tenant: string;
  /** File, or `-` for stdin. */
  readonly feed: string;
  readonly mapping?: string;
  readonly formatIn?: FeedFormat;
  readonly encoding?: string;
  readonly records?: string;
  /** File that rejected and repaired rows are written to. */
  readonly rejects?: string;
  readonly maxRejects: RejectLimit;
  readonly allowEmpty: boolean;
  readonly format: 'pretty' | 'json';
}

/** Advice for an error that an option may solve. */
const advice: Readonly<Record<FeedOption, string>> = {
  encoding: 'name its encoding, such as --encoding windows-1252',
  records:
    'name the path to the list of cars, or the element that is one car, with --records or as feed.records in a mapping',
};

/** Returns the format for a feed's name. @throws {UsageError} if its ending is unknown. */
function formatOf(name: string): FeedFormat {
  const format = formatByName(name);
  if (format !== undefined) return format;
  const what =
    name === '-' ? 'the format of stdin is unknown' : `the format of "${name}" is unknown`;
  throw new UsageError(`${what}; add --format-in with one of ${feedFormats.join(', ')}`);
}

const reasonOf = ({ message, line, option }: FeedError): string =>
  `the feed ${message}${option ? `; ${advice[option]}` : ''}${line === undefined ? '' : ` (line ${line})`}`;

function recordsOf(
  source: FeedSource,
  request: ImportRequest,
  mapping: ImportMapping | undefined,
): Promise<FeedRecords> {
  const { feed = {} } = mapping ?? {};
  return readFeed(source.bytes, {
    format: request.formatIn ?? feed.format ?? formatOf(request.feed),
    encoding: request.encoding ?? feed.encoding,
    records: request.records ?? feed.records,
    delimiter: feed.delimiter,
    columns: feed.columns,
  });
}

async function importFeed(
  request: ImportRequest,
  tenant: ImportTenant,
  rejects: RejectLog,
  { stderr }: ProcessContext,
): Promise<ImportReport> {
  const mapping = request.mapping === undefined ? undefined : await readMapping(request.mapping);
  const source = await openFeed(request.feed);
  const counts = { rows: 0, cars: 0, rejected: 0, omitted: 0, repaired: 0, warned: 0 };
  const today = dayIn(new Date().toISOString(), tenant.timeZone);
  const progress = progressOn(stderr, (count) =>
    progressBar('Importing', source.done(), pluralize(count, 'row')),
  );
  let notes: readonly string[] = [];
  let reason: string | undefined;
  try {
    const feed = await recordsOf(source, request, mapping?.mapping);
    const planned = plansFor(mapping, feed);
    notes = planned.notes;
    const codes = carCodes(planned.plans, mapping !== undefined);
    const cars = acceptedCars(feed.records, {
      omits: omittedRows(mapping?.mapping ?? {}),
      codes,
      convert: carConverter(planned.plans, readContextOf(tenant.site)),
      implausible: implausibleValues(tenant.site, today),
      rejects,
      limit: request.maxRejects,
      allowEmpty: request.allowEmpty,
      prices: priceCheck(planned.plans),
      counts,
      onRow: progress.step,
    });
    const stockNotes = await importStock(request, tenant, cars, today);
    notes = [...notes, ...codes.notes(), ...stockNotes];
  } catch (error) {
    if (error instanceof FeedError) reason = reasonOf(error);
    else if (error instanceof FeedOptionsError)
      throw new UsageError(`${error.message}; ${advice[error.option]}`);
    else if (error instanceof ImportRefused) reason = error.message;
    else throw error;
  } finally {
    progress.end();
    source.close();
  }
  return {
    tenant: tenant.slug,
    feed: source.name,
    target: targetOf(request, tenant),
    outcome: reason !== undefined ? 'failed' : request.dryRun ? 'checked' : 'imported',
    reason,
    ...counts,
    ...rejects.first(),
    notes,
  };
}

/**
 * Imports a feed as a tenant's whole stock and reports.
 * @returns the exit code.
 * @throws {UsageError} for what can't be used: tenant, mapping, feed, file or database.
 */
export async function runImport(
  request: ImportRequest,
  context: ProcessContext,
): Promise<ExitCode> {
  const { stdout, stderr, env } = context;
  const tenant = await findImportTenant(request.tenant, env);
  const rejects = await openRejectLog(request.rejects);
  try {
    const report = await importFeed(request, tenant, rejects, context);
    if (request.format === 'json') {
      stdout.write(jsonImport(report));
      stderr.write(`${importSummary(report)}\n`);
    } else stdout.write(prettyImport(report, { colour: wantsColour(stdout, env) }));
    return exitOf(report);
  } catch (error) {
    if (!(error instanceof InvalidMapping)) throw error;
    const report = makeReport(error.findings, [request.mapping!], { failLevel: 'error' });
    const text = reportText(pretty, report, { colour: wantsColour(stderr, env) });
    stderr.write(text.replace(/\n[^\n]*\n$/, '\n'));
    stderr.write('forecourt: the mapping cannot be used; nothing was imported\n');
    return exitCodes.usage;
  } finally {
    await rejects.close();
  }
}
