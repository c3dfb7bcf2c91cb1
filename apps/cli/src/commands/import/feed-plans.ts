import type { Finding, ImportMapping, LocatedFinding } from '@forecourt/block-schemas';
import { nodeFileSystem, readJson } from '@forecourt/content';
import {
  checkColumns,
  checkMapping,
  listedColumns,
  plansOf,
  plansWithoutMapping,
  repeatedColumns,
  unusedColumns,
} from '@forecourt/dealership/feeds';
import type { FeedRecords, FieldPlan } from '@forecourt/dealership/feeds';
import { pageLimits } from '@forecourt/json';
import { UsageError } from '../../shared/errors/exit-codes.ts';

/** A mapping file that can be used. */
export interface MappingFile {
  readonly mapping: ImportMapping;
  /** Locates findings about the mapping. */
  readonly locate: (findings: readonly Finding[]) => LocatedFinding[];
}

/** A mapping that can't be used: its findings are reported instead of an import. */
export class InvalidMapping extends Error {
  readonly findings: readonly LocatedFinding[];
  constructor(findings: readonly LocatedFinding[]) {
    super('the mapping cannot be used');
    this.findings = findings;
  }
}

/**
 * Reads the mapping of an import.
 * @throws {InvalidMapping} for a mapping with errors.
 * @throws {UsageError} if there is no such file.
 */
export async function readMapping(path: string): Promise<MappingFile> {
  const stat = await nodeFileSystem.stat(path).catch(() => {
    throw new UsageError(`there is no mapping "${path}"`);
  });
  const { locate, ...read } = await readJson(nodeFileSystem, path, path, stat, pageLimits);
  if (!read.ok) throw new InvalidMapping(read.findings);
  const findings = [...read.findings, ...locate(checkMapping(read.value))];
  if (findings.length > 0) throw new InvalidMapping(findings);
  return { mapping: read.value as ImportMapping, locate };
}

/** @throws {UsageError} for columns of one name, of which only one can be meant. */
function refuseRepeated(
  columns: readonly string[] = [],
  plans: readonly FieldPlan[],
  hasMapping: boolean,
): void {
  const [both] = repeatedColumns(columns, plans, hasMapping);
  if (both !== undefined)
    throw new UsageError(`the feed has the columns ${both} for one field; rename or remove one`);
}

/**
 * Plans how cars are made of a feed's records, with notes for the report.
 * @throws {InvalidMapping} if the mapping names columns that the feed does not have.
 * @throws {UsageError} for a feed without an id column and without a mapping, or with a column twice.
 */
export function plansFor(
  file: MappingFile | undefined,
  { columns }: FeedRecords,
): { readonly plans: readonly FieldPlan[]; readonly notes: readonly string[] } {
  if (file === undefined) {
    const plans = plansWithoutMapping(columns);
    if (!plans.some(({ field }) => field === 'id'))
      throw new UsageError(
        `the feed has no column "id"; map its columns to the fields of a car with --mapping${listedColumns(columns ?? [])}`,
      );
    refuseRepeated(columns, plans, false);
    const unused = unusedColumns(columns ?? [], plans).map((name) => `"${name}"`);
    const note = `a car has no field for ${unused.join(', ')}; map them with --mapping`;
    return { plans, notes: unused.length === 0 ? [] : [note] };
  }
  const missing = file.locate(columns ? checkColumns(file.mapping, columns) : []);
  if (missing.length > 0) throw new InvalidMapping(missing);
  const plans = plansOf(file.mapping);
  refuseRepeated(columns, plans, true);
  return { plans, notes: [] };
}
