import { join } from 'node:path';
import type { Car, ImportMapping, LocatedFinding } from '@forecourt/block-schemas';
import { exitCodes, UsageError } from '../exit-codes.ts';
import type { ExitCode } from '../exit-codes.ts';
import { counted } from '../reporters/words.ts';
import { pretty } from '../reporters/pretty.ts';
import type { Surroundings } from '../surroundings.ts';
import { progressBar } from '../terminal/progress-bar.ts';
import { progressOn } from '../terminal/progress.ts';
import { wantsColour } from '../terminal/wants-colour.ts';
import { makeReport } from '../validation/report.ts';
import { acceptedCars } from './accepted-cars.ts';
import { FeedFault } from './feed/feed-fault.ts';
import { formatByName } from './feed/feed-format.ts';
import type { FeedFormat } from './feed/feed-format.ts';
import type { FeedRecords } from './feed/feed-record.ts';
import { openFeed } from './feed/feed-source.ts';
import type { FeedSource } from './feed/feed-source.ts';
import { readFeed } from './feed/read-feed.ts';
import { exitOf, importSummary, jsonImport, prettyImport } from './import-report.ts';
import type { ImportReport } from './import-report.ts';
import { ImportRefused } from './import-refused.ts';
import { carConverter } from './mapping/convert-car.ts';
import { plansOf, plansWithoutMapping, unusedColumns } from './mapping/field-plans.ts';
import { checkColumns, readMapping } from './mapping/read-mapping.ts';
import type { MappingFile } from './mapping/read-mapping.ts';
import type { RejectLimit } from './reject-limit.ts';
import { openRejectLog } from './reject-log.ts';
import type { RejectLog } from './reject-log.ts';
import { replaceStockFile } from './stock/stock-file.ts';
import type { TypesenseTarget } from './stock/stock-typesense.ts';
import { findImportTenant } from './tenant-of-import.ts';
import type { ImportTenant } from './tenant-of-import.ts';

/** The command line of `forecourt import`, read. */
export interface ImportRequest {
  /** Folder or slug. */
  readonly tenant: string;
  /** File, or `-` for stdin. */
  readonly feed: string;
  readonly mapping?: string;
  readonly formatIn?: FeedFormat;
  readonly encoding?: string;
  readonly records?: string;
  /** File that rejected rows are written to. */
  readonly rejects?: string;
  readonly maxRejects: RejectLimit;
  readonly allowEmpty: boolean;
  readonly dryRun: boolean;
  /** Holds credentials. The tenant's file is written without it. */
  readonly databaseUrl?: string;
  /** Written instead of the database. */
  readonly typesense?: TypesenseTarget;
  readonly format: 'pretty' | 'json';
}

/** A mapping that can't be used: its findings are told instead of a report. */
class BadMapping extends Error {
  readonly findings: readonly LocatedFinding[];
  constructor(findings: readonly LocatedFinding[]) {
    super('the mapping cannot be used');
    this.findings = findings;
  }
}

async function usableMapping(path: string | undefined): Promise<MappingFile | undefined> {
  if (path === undefined) return undefined;
  const read = await readMapping(path);
  if (read.mapping === undefined) throw new BadMapping(read.findings);
  return read;
}

function recordsOf(
  source: FeedSource,
  request: ImportRequest,
  mapping: ImportMapping | undefined,
): Promise<FeedRecords> {
  const { feed = {} } = mapping ?? {};
  return readFeed(source.bytes, {
    format: request.formatIn ?? feed.format ?? formatByName(request.feed),
    encoding: request.encoding ?? feed.encoding,
    records: request.records ?? feed.records,
    delimiter: feed.delimiter,
    columns: feed.columns,
  });
}

/** How cars are made of the feed's records, and what is worth knowing about it. */
function plansFor(file: MappingFile | undefined, { columns }: FeedRecords) {
  if (file?.mapping === undefined) {
    const plans = plansWithoutMapping(columns);
    if (!plans.some(({ field }) => field === 'id'))
      throw new UsageError(
        `the feed has no column "id"; say with --mapping what fills the fields of a car`,
      );
    const unused = unusedColumns(columns ?? [], plans).map((name) => `"${name}"`);
    const notes =
      unused.length === 0
        ? []
        : [`a car has no field for ${unused.join(', ')}; a mapping can name one`];
    return { plans, notes };
  }
  const missing = file.place(columns ? checkColumns(file.mapping, columns) : []);
  if (missing.length > 0) throw new BadMapping(missing);
  return { plans: plansOf(file.mapping), notes: [] };
}

/** Goes through all of it for what is found on the way. */
async function drain(cars: AsyncIterable<Car>): Promise<void> {
  const all = cars[Symbol.asyncIterator]();
  while (!(await all.next()).done);
}

async function replaceStock(
  { databaseUrl, typesense, dryRun }: ImportRequest,
  { slug, directory }: ImportTenant,
  cars: AsyncIterable<Car>,
): Promise<void> {
  if (dryRun) await drain(cars);
  else if (typesense !== undefined) {
    const { replaceStockInTypesense } = await import('./stock/stock-typesense.ts');
    await replaceStockInTypesense(typesense, slug, cars);
  } else if (databaseUrl !== undefined) {
    const { replaceStockInDatabase } = await import('./stock/stock-database.ts');
    await replaceStockInDatabase(databaseUrl, slug, cars);
  } else await replaceStockFile(join(directory, 'data'), cars);
}

/** Where the stock goes, in words. */
function targetOf({ databaseUrl, typesense }: ImportRequest, { directory }: ImportTenant): string {
  if (typesense !== undefined) return 'Typesense';
  if (databaseUrl !== undefined) return 'PostgreSQL';
  return join(directory, 'data/cars.json').replaceAll('\\', '/');
}

async function importFeed(
  request: ImportRequest,
  tenant: ImportTenant,
  rejects: RejectLog,
  { stderr }: Surroundings,
): Promise<ImportReport> {
  const mapping = await usableMapping(request.mapping);
  const source = await openFeed(request.feed);
  const counts = { rows: 0, cars: 0, rejected: 0 };
  const progress = progressOn(stderr, (count) =>
    progressBar('Importing', source.done(), counted(count, 'row')),
  );
  let notes: readonly string[] = [];
  let reason: string | undefined;
  try {
    const feed = await recordsOf(source, request, mapping?.mapping);
    const planned = plansFor(mapping, feed);
    notes = planned.notes;
    const cars = acceptedCars(feed.records, {
      convert: carConverter(planned.plans, { timeZone: tenant.timeZone }),
      rejects,
      limit: request.maxRejects,
      allowEmpty: request.allowEmpty,
      counts,
      onRow: progress.step,
    });
    await replaceStock(request, tenant, cars);
  } catch (error) {
    if (error instanceof FeedFault)
      reason = `the feed ${error.message}${error.line === undefined ? '' : ` (line ${error.line})`}`;
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
    ...(reason !== undefined && { reason }),
    ...counts,
    rejects: rejects.kept,
    rejectsLeft: rejects.left(),
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
  surroundings: Surroundings,
): Promise<ExitCode> {
  const { stdout, stderr, env } = surroundings;
  const tenant = await findImportTenant(request.tenant, env.FORECOURT_TENANTS_DIR || 'tenants');
  const rejects = await openRejectLog(request.rejects);
  try {
    const report = await importFeed(request, tenant, rejects, surroundings);
    if (request.format === 'json') {
      stdout.write(jsonImport(report));
      stderr.write(`${importSummary(report)}\n`);
    } else stdout.write(prettyImport(report, { colour: wantsColour(stdout, env) }));
    return exitOf(report);
  } catch (error) {
    if (!(error instanceof BadMapping)) throw error;
    const report = makeReport(error.findings, [request.mapping!], { failLevel: 'error' });
    stderr.write(pretty(report, { colour: wantsColour(stderr, env) }).replace(/\n[^\n]*\n$/, '\n'));
    stderr.write('forecourt: the mapping cannot be used; nothing was imported\n');
    return exitCodes.usage;
  } finally {
    await rejects.close();
  }
}
