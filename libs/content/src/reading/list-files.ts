import { join, sep } from 'node:path';
import type { FindingId, LocatedFinding } from '@forecourt/block-schemas';
import { errorCode, describeFileError } from '../file-system/file-error.ts';
import type { DirectoryEntry, FileKind, FileSystem } from '../file-system/file-system.ts';
import { fileFinding } from './file-finding.ts';
import type { IgnoredEntry } from './ignored-files.ts';

/** A folder's files, with findings about those that could not be listed. */
export interface FileList {
  /** Paths below the tenant's folder, with `/`, in order. */
  readonly paths: readonly string[];
  readonly findings: readonly LocatedFinding[];
  /** Folders and links that exist but could not be followed; their content is unknown. */
  readonly unreadable: readonly string[];
}

/** Options of {@link listFiles}. */
export interface ListRequest {
  readonly fs: FileSystem;
  /** The tenant's folder. */
  readonly directory: string;
  /** The tenant's folder with every link resolved; nothing outside it is read. */
  readonly realDirectory: string;
  /** The folder below it; '' for the tenant's folder itself. */
  readonly folder: string;
  /** True to list nested folders as well. */
  readonly recursive: boolean;
  /** Returns true for entries that count as files of this kind. */
  readonly accepts: (name: string, kind: FileKind) => boolean;
  /** Returns true for names to ignore besides hidden files and backups. */
  readonly ignores?: (name: string) => boolean;
  /** Returns a message about an entry that is not listed; undefined if it is meant to be there. */
  readonly ignoredEntry?: (path: string, kind: DirectoryEntry['kind']) => IgnoredEntry | undefined;
  /** Returns the name in findings of a path below the tenant's folder. */
  readonly nameOf: (path: string) => string;
}

const maxFiles = 100_000;
const maxLevels = 16;
/** Message about a link that leads out of the tenant's folder. */
export const leavesTenant = 'is a link that leaves the tenant’s folder; it is not followed';
const readAlready = 'is a link to a folder that is read already';
const tooMany = `holds more than ${maxFiles} files; the rest is not read`;

/** Returns true for files of editors and systems: hidden ones, backups, and those that Windows adds to folders. */
const isNoise = (name: string) =>
  name.startsWith('.') || name.endsWith('~') || /^(?:thumbs\.db|desktop\.ini)$/i.test(name);

/** Returns true for a folder and everything below it. Both paths are free of links. */
export const isInside = (path: string, directory: string) =>
  path === directory || path.startsWith(directory.endsWith(sep) ? directory : directory + sep);

/** Lists the files of a folder. Links that leave the tenant's folder or lead in a circle are findings. Never throws. */
export async function listFiles(request: ListRequest): Promise<FileList> {
  const { fs, directory, realDirectory, folder, recursive, accepts, nameOf } = request;
  const paths: string[] = [];
  const findings: LocatedFinding[] = [];
  const unreadable: string[] = [];
  const visited = new Set<string>();
  const report = (path: string, rule: FindingId, message: string) => {
    findings.push(fileFinding(nameOf(path), rule, message));
  };

  const ignore = (path: string, kind: DirectoryEntry['kind']) => {
    const ignored = request.ignoredEntry?.(path, kind);
    if (ignored === undefined) return;
    const finding = fileFinding(nameOf(path), 'ignored-file', ignored.message, 'warning');
    findings.push(ignored.meant ? { ...finding, about: { file: ignored.meant } } : finding);
  };

  /** Returns a path with every link resolved; undefined, with a finding, if it leaves the tenant's folder. */
  const insideTenant = async (path: string): Promise<string | undefined> => {
    const real = await fs.realPath(join(directory, path));
    if (isInside(real, realDirectory)) return real;
    unreadable.push(path);
    report(path, 'outside-tenant', leavesTenant);
    return undefined;
  };

  const links: { path: string; level: number }[] = [];

  const visit = async (path: string, name: string, kind: FileKind, level: number) => {
    if (accepts(name, kind)) paths.push(path);
    else if (kind === 'directory' && recursive) await list(path, level + 1);
    else ignore(path, kind);
  };

  const list = async (path: string, level: number): Promise<void> => {
    if (level > maxLevels) return report(path, 'too-deep', `lies over ${maxLevels} folders deep`);
    let entries: readonly DirectoryEntry[];
    try {
      const real = await insideTenant(path);
      if (real === undefined) return;
      if (visited.has(real)) return report(path, 'link-loop', readAlready);
      visited.add(real);
      entries = await fs.readDirectory(real);
    } catch (error) {
      if (errorCode(error) === 'ENOENT' && path === folder) return;
      unreadable.push(path);
      return report(path, 'unreadable', describeFileError(error));
    }
    for (const { name, kind } of entries) {
      if (isNoise(name)) continue;
      const below = path === '' ? name : `${path}/${name}`;
      if (request.ignores?.(name)) {
        ignore(below, kind);
        continue;
      }
      if (paths.length >= maxFiles) return report(path, 'too-many', tooMany);
      if (kind === 'link') links.push({ path: below, level });
      else await visit(below, name, kind, level);
    }
  };

  await list(folder, 0);
  // Links come last, so that a folder is known by its own name before any link leads to it.
  for (const { path, level } of links) {
    try {
      const real = await insideTenant(path);
      if (real === undefined) continue;
      await visit(path, path.slice(path.lastIndexOf('/') + 1), (await fs.stat(real)).kind, level);
    } catch (error) {
      unreadable.push(path);
      const rule = errorCode(error) === 'ELOOP' ? 'link-loop' : 'broken-link';
      report(path, rule, `is a link that cannot be followed: it ${describeFileError(error)}`);
    }
  }
  return { paths: paths.sort(), findings, unreadable };
}
