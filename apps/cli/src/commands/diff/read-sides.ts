import { blockingFileSystem, readTenant } from '@forecourt/content';
import type { FileSystem, TenantReading } from '@forecourt/content';
import { openBlobs } from '../../shared/git/blob-reader.ts';
import type { BlobReader } from '../../shared/git/blob-reader.ts';
import { pathInRepository } from '../../shared/git/repository.ts';
import { revisionFiles } from '../../shared/git/revision-files.ts';
import { locationOf } from '../../shared/reporters/words.ts';
import { nameOfFile } from './name-of-file.ts';
import type { FilesAt } from './find-tenants.ts';

/** One side of a tenant, read. */
export interface SideReading {
  readonly fs: FileSystem;
  /** Undefined if the tenant does not exist. */
  readonly reading?: TenantReading;
}

/** Reads tenants from disk and from git history. */
export interface SideReader {
  readonly read: (directory: string) => Promise<SideReading>;
  readonly close: () => Promise<void>;
}

/** Opens one side. @param at the source; the disk if left out. */
export function openSide(at: FilesAt | undefined): SideReader {
  const { repository, revision } = at ?? {};
  if (repository === undefined || revision === undefined)
    return {
      read: async (directory) => readFrom(blockingFileSystem, directory),
      close: async () => {},
    };
  let blobs: BlobReader | undefined;
  return {
    read: async (directory) => {
      blobs ??= openBlobs(repository.root);
      const path = await pathInRepository(repository, directory);
      const fs = await revisionFiles({ repository, revision, blobs, path, directory });
      return readFrom(fs, directory);
    },
    close: async () => blobs?.close(),
  };
}

async function readFrom(fs: FileSystem, directory: string): Promise<SideReading> {
  const exists = await fs.stat(`${directory}/site.json`).then(
    () => true,
    () => false,
  );
  return exists ? { fs, reading: await readTenant(directory, { fs }) } : { fs };
}

/** Lists the parts of a side that cannot be compared. @param where such as `at main`. */
export function readingNotes(
  directory: string,
  { reading }: SideReading,
  where: string,
): readonly string[] {
  if (reading === undefined) return [];
  if (reading.snapshot === undefined) {
    const finding = reading.findings.find(({ severity }) => severity === 'error');
    const why = finding ? `: ${locationOf(finding)} ${finding.message}` : '';
    return [`${directory} cannot be read ${where}${why}`];
  }
  const broken = [...(reading.files?.pages ?? [])].filter(([, { served }]) => served === undefined);
  return broken.map(([file, { claimedPath }]) => {
    const page =
      claimedPath === undefined
        ? `the page in ${nameOfFile(directory, file)}`
        : `the page ${claimedPath} of ${directory}`;
    return `${page} has errors ${where} and cannot be shown, so it counts as missing; run forecourt validate for details`;
  });
}

/** True if a tenant exists on a side but can't be read. */
export const isUnreadable = ({ reading }: SideReading): boolean =>
  reading !== undefined && reading.snapshot === undefined;

/** Returns every file that was read, relative to the tenant's folder. */
export function filesRead({ reading }: SideReading): readonly string[] {
  const files = reading?.files;
  if (files === undefined) return [];
  const { site, components, pages, assets, data, redirects } = files;
  return [site, components, pages, assets, data, redirects].flatMap((kind) => [...kind.keys()]);
}
