import { readEntities, type ReportRejected } from '../entities/read-entities.ts';
import { InProcessSearch } from '../in-process/in-process-search.ts';
import type { IndexEntry } from '../ports/search.ts';
import { openDataFile, type OpenDataFile } from './data-file.ts';
import { fileDealership, type FileDealership } from './file-dealership.ts';

/**
 * A tenant's `data` folder by file name without extension; `value` is the parsed file.
 * Files: `models`, `brands`, `team`, `locations`, `offers`, `cars` are lists of those entities;
 * `promotions` is a list of offers that concern everybody, whatever they search for;
 * `manufacturerLocations` is a list of places of the network; `reviews` is a list of the whole site's
 * reviews, or an object of review summaries by profile name, `All Reviews` being the whole site's.
 */
export type TenantData = ReadonlyMap<string, { readonly value: unknown }>;

export interface EmbeddedDealership extends FileDealership {
  /** What the search's indexes are filled with. */
  readonly indexes: Readonly<Record<'cars' | 'offers', readonly IndexEntry[]>>;
}

const nobody: ReportRejected = () => undefined;

/**
 * The ports on the tenant's own data files, in this thread: all is checked when it is first needed
 * and kept, for a snapshot never changes. Entries that do not fit their schema are left out and
 * reported; a missing file is an empty list. No method rejects.
 */
export function embeddedDealership(
  data: TenantData,
  report: ReportRejected = nobody,
): EmbeddedDealership {
  const files = new Map<string, OpenDataFile>();
  const fileOf = (name: string): OpenDataFile | undefined => {
    const entry = data.get(name);
    const file = files.get(name) ?? (entry && openDataFile(name, entry.value, report));
    if (file) files.set(name, file);
    return file;
  };
  const indexes = new Map<string, readonly IndexEntry[]>();
  const index = (name: 'cars' | 'offers', entity: 'car' | 'offer'): readonly IndexEntry[] => {
    const read = () => readEntities(entity, data.get(name)?.value, name, report) ?? [];
    const entries = indexes.get(name) ?? (read() as unknown as readonly IndexEntry[]);
    indexes.set(name, entries);
    return entries;
  };
  return {
    ...fileDealership(async (name, question) => fileOf(name)?.ask(question), new InProcessSearch()),
    get indexes() {
      return { cars: index('cars', 'car'), offers: index('offers', 'offer') };
    },
  };
}
