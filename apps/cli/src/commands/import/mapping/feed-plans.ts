import type { LocatedFinding } from '@forecourt/block-schemas';
import { UsageError } from '../../../shared/errors/exit-codes.ts';
import type { FeedRecords } from '../feed/feed-record.ts';
import { plansOf, plansWithoutMapping, unusedColumns } from './field-plans.ts';
import type { FieldPlan } from './field-plans.ts';
import { listedColumns } from './listed-columns.ts';
import { checkColumns, readMapping } from './read-mapping.ts';
import type { MappingFile } from './read-mapping.ts';

/** A mapping that can't be used: its findings are told instead of a report. */
export class BadMapping extends Error {
  readonly findings: readonly LocatedFinding[];
  constructor(findings: readonly LocatedFinding[]) {
    super('the mapping cannot be used');
    this.findings = findings;
  }
}

/**
 * Reads the mapping of an import, if there is one.
 * @throws {BadMapping} {UsageError}
 */
export async function usableMapping(path: string | undefined): Promise<MappingFile | undefined> {
  if (path === undefined) return undefined;
  const read = await readMapping(path);
  if (read.mapping === undefined) throw new BadMapping(read.findings);
  return read;
}

/**
 * How cars are made of a feed's records, and what is worth knowing about it.
 * @throws {BadMapping} if the mapping names columns that the feed does not have.
 */
export function plansFor(
  file: MappingFile | undefined,
  { columns }: FeedRecords,
): { readonly plans: readonly FieldPlan[]; readonly notes: readonly string[] } {
  if (file?.mapping === undefined) {
    const plans = plansWithoutMapping(columns);
    if (!plans.some(({ field }) => field === 'id'))
      throw new UsageError(
        `the feed has no column "id"; say with --mapping what fills the fields of a car${listedColumns(columns ?? [])}`,
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
