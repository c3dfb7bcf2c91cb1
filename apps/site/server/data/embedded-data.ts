import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import type { DataFile, TenantSnapshot } from '@forecourt/block-schemas';
import {
  embeddedPlaces,
  fileDealership,
  InProcessSearch,
  openDataFile,
  type FileQuestion,
  type OpenDataFile,
  type PlacesPort,
  type ReportRejected,
} from '@forecourt/dealership';
import type { DealerData, DealerDataSource } from './dealer-data.ts';

/** Reports an omitted entry of a tenant's data. */
export type ReportEntry = (tenant: string, entry: Parameters<ReportRejected>[0]) => void;

/** Queries a tenant's data file. Rejects with `SourceFailure` or `SearchParameterError`. */
export type AskDataFile = (
  tenant: string,
  file: DataFile,
  question: FileQuestion,
) => Promise<unknown>;

/** Queries loaded files in this thread. */
export function askHere(report: ReportEntry): AskDataFile {
  const opened = new WeakMap<DataFile, OpenDataFile>();
  return async (tenant, file, question) => {
    const name = basename(file.file).replace(/\.json$/i, '');
    const known =
      opened.get(file) ?? openDataFile(name, file.value, (entry) => report(tenant, entry));
    opened.set(file, known);
    return known.ask(question);
  };
}

/**
 * Creates data from the tenants' own files. When a file changes, a new set is built beside the old
 * one: a request sees one or the other, never a mixture.
 * @param places looks up places; the embedded gazetteer if left out.
 */
export function embeddedData(
  ask: AskDataFile,
  places: PlacesPort = embeddedPlaces,
): DealerDataSource {
  const bySnapshot = new WeakMap<TenantSnapshot, DealerData>();
  /**
   * The set of each first file, so that an edited page does not index all cars again. By file and not
   * by tenant: nothing here may keep the files of a tenant that leaves memory (PUB-6).
   */
  const byFirstFile = new WeakMap<
    DataFile,
    { readonly data: DealerData; readonly files: DataFiles }
  >();

  return {
    of(tenant) {
      const known = bySnapshot.get(tenant);
      if (known !== undefined) return known;
      const [first] = tenant.data.values();
      const before = first && byFirstFile.get(first);
      // Equal content may have been read again: the thread that holds the earlier reading may be
      // freed.
      const data =
        before && sameFiles(before.files, tenant.data)
          ? before.data
          : makeData(tenant, versionOf(tenant), places, ask);
      if (first) byFirstFile.set(first, { data, files: tenant.data });
      bySnapshot.set(tenant, data);
      return data;
    },
  };
}

type DataFiles = TenantSnapshot['data'];

const sameFiles = (a: DataFiles, b: DataFiles) =>
  a === b || (a.size === b.size && [...a].every(([name, file]) => b.get(name) === file));

function makeData(
  { slug, data }: TenantSnapshot,
  version: string,
  places: PlacesPort,
  ask: AskDataFile,
): DealerData {
  const ports = fileDealership(async (name, question) => {
    const file = data.get(name);
    return file && ask(slug, file, question);
  }, noEntries);
  return { ...ports, places, version };
}

/** Empty results for a tenant without the searched file. */
const noEntries = new InProcessSearch();

/** Version of the files' content. */
function versionOf({ data }: TenantSnapshot): string {
  const files = [...data].map(([name, { version }]) => `${name} ${version}`).sort();
  return createHash('sha256').update(files.join('\n')).digest('base64url').slice(0, 16);
}
