import type { PageEntry } from '@forecourt/block-schemas';
import type { FileState, FileSystem, TenantReading } from '@forecourt/content';
import type { CheckedPage, PageResult } from './page-result.ts';

/** A file system that reports each file that is read. */
export function withCallback(
  files: FileSystem,
  onRead: ((path: string) => void) | undefined,
): FileSystem {
  if (onRead === undefined) return files;
  const bytes = (path: string) => {
    onRead(path);
    return files.readFile(path);
  };
  // What can't be read as text is read as bytes next.
  const text = async (path: string) => {
    const content = await files.readFile.text?.(path);
    if (content !== undefined) onRead(path);
    return content;
  };
  return { ...files, readFile: Object.assign(bytes, { text }) };
}

/** Entry of a page without its blocks: other pages need no more than its path and title. */
const entryOf = ({ file, version, page }: PageResult): PageEntry | undefined =>
  page && {
    page: { schemaVersion: 1, path: page.path, title: page.title, blocks: [] },
    file,
    version,
    findings: [],
    brokenBlocks: new Map(),
  };

/**
 * State of a page's file, as a reading of its tenant knows it.
 * @param good last good version of a page that is broken now, if it is to stay.
 */
export function stateOf(
  { result, entry }: CheckedPage,
  good: PageEntry | undefined,
): FileState<PageEntry> {
  const { stamp, version, findings, claimedPath, page } = result;
  const served = entry ?? entryOf(result) ?? good;
  return { stamp, version, findings, claimedPath, served, whole: page?.isWhole ?? false };
}

/** Results of the pages that a snapshot shows, by file: not of those whose path another page has. */
export function shownResults(
  { snapshot, unserved }: TenantReading,
  pages: ReadonlyMap<string, CheckedPage>,
): ReadonlyMap<string, PageResult> {
  const entries = [...((snapshot ?? unserved)?.pages.values() ?? [])];
  return new Map(
    entries.flatMap(({ file, rejectedEdit }): [string, PageResult][] => {
      const result = pages.get(file)?.result;
      return result && rejectedEdit === undefined ? [[file, result]] : [];
    }),
  );
}

/** Paths of all files of a tenant. */
export function allFiles({ files }: TenantReading): string[] {
  if (files === undefined) return [];
  const { site, components, pages, assets, data, redirects } = files;
  return [site, components, pages, assets, data, redirects].flatMap((kind) => [...kind.keys()]);
}

/** Files in whose place an earlier version stays: rules and references are not checked in their text. */
export function staleFiles({ files }: TenantReading): ReadonlySet<string> {
  const kinds = files ? [files.site, files.components, files.data, files.redirects] : [];
  const stale = kinds.flatMap((kind) =>
    [...kind].flatMap(([file, { served, version }]) =>
      served !== undefined && served.version !== version ? [file] : [],
    ),
  );
  return new Set(stale);
}
