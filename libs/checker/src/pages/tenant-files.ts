import type { PageEntry } from '@forecourt/block-schemas';
import type { FileState, FileSystem, TenantReading } from '@forecourt/content';
import type { PageResult } from './page-result.ts';

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
  // A file that can't be read as text is read as bytes next.
  const text = async (path: string) => {
    const content = await files.readFile.text?.(path);
    if (content !== undefined) onRead(path);
    return content;
  };
  return { ...files, readFile: Object.assign(bytes, { text }) };
}

/** Returns the entry of a page without its blocks: other pages only need its path and title. */
const entryOf = ({ file, stamp, page }: PageResult): PageEntry | undefined =>
  page?.isShown
    ? {
        page: { schemaVersion: 1, path: page.path, title: page.title, blocks: [] },
        file,
        version: stamp,
        findings: [],
        brokenBlocks: new Map(),
      }
    : undefined;

/**
 * Returns the state of a page's file for a reading of its tenant.
 * @param entry the page's content, if it is to be retained; its last good version for a broken page.
 */
export function pageState(result: PageResult, entry: PageEntry | undefined): FileState<PageEntry> {
  const { stamp, findings, claimedPath, page } = result;
  const served = entry ?? entryOf(result);
  return { stamp, version: stamp, findings, claimedPath, served, whole: page?.isWhole ?? false };
}

/**
 * Returns the results of the pages that references and rules are checked on: of all that can be read,
 * also those that are not shown, since their envelope is invalid or their path belongs to another file.
 */
export const checkedResults = (
  pages: ReadonlyMap<string, PageResult>,
): ReadonlyMap<string, PageResult> =>
  new Map([...pages].filter(([, { page }]) => page !== undefined));

/** Returns the paths of all files of a tenant. */
export function allFiles({ files }: TenantReading): string[] {
  if (files === undefined) return [];
  const { site, components, pages, assets, data, redirects } = files;
  return [site, components, pages, assets, data, redirects].flatMap((kind) => [...kind.keys()]);
}

/** Returns the files of which an earlier version is in the snapshot: their current text is only validated. */
export function staleFiles({ files }: TenantReading): ReadonlySet<string> {
  const kinds = files ? [files.site, files.components, files.data, files.redirects] : [];
  const stale = kinds.flatMap((kind) =>
    [...kind].flatMap(([file, { served, version }]) =>
      served !== undefined && served.version !== version ? [file] : [],
    ),
  );
  return new Set(stale);
}
