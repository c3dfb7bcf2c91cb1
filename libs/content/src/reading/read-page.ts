import { validatePage } from '@forecourt/block-schemas';
import { pageLimits } from '@forecourt/json';
import type { Finding, LocatedFinding, Page, PageEntry } from '@forecourt/block-schemas';
import type { FileStat, FileSystem } from '../file-system/file-system.ts';
import { reservedPrefix } from '../routing/page-path.ts';
import { claimedName } from './claimed-name.ts';
import { completeBlocks } from './complete-blocks.ts';
import { hasErrors, readJson } from './read-json.ts';
import type { JsonReading } from './read-json.ts';

/** What a file gave. */
export interface Reading<T> {
  readonly version: string;
  /** What can be served; undefined if nothing can. */
  readonly value?: T;
  /** True if something is wrong that must not replace a good version. */
  readonly broken: boolean;
  readonly findings: readonly LocatedFinding[];
  /** True if the content is the one that was known; a value differs then in no more than where it is. */
  readonly same?: boolean;
  /** The path that a page at fault claims: links to it are no faults of the links. */
  readonly claimedPath?: string;
  /** The name that a component with errors claims. */
  readonly claimedName?: string;
}

/** How a page is read. */
export interface PageOptions {
  /** Report every error of a value, not the first alone. For people; servers leave it off. */
  readonly allErrors?: boolean;
  /** Names of the tenant's own components. */
  readonly components: ReadonlySet<string>;
  /** Version that is known already; it is not parsed again. */
  readonly known?: string;
}

/** A page that was read. */
export interface PageReading extends Reading<PageEntry> {
  /** Adds locations in the page's text to findings. */
  readonly place: JsonReading['place'];
}

function reservedPath(path: string): Finding | undefined {
  const taken = path.endsWith(dataEnding) ? `the ending ${dataEnding}` : reservedPrefix(path);
  return taken === undefined
    ? undefined
    : {
        rule: 'reserved-path',
        severity: 'error',
        pointer: '/path',
        message: `a page cannot lie at "${path}": ${taken} belongs to the platform; choose another path`,
      };
}

/** The framework answers such addresses with a route's data instead of the page. */
const dataEnding = '.data';

function claimedPath(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, 'path'))
    return undefined;
  const { path } = value as { path: unknown };
  return typeof path === 'string' ? path : undefined;
}

/**
 * Reads and checks a page. Blocks at fault are told apart: the rest of the page can be served.
 * @param path where the file is. @param file its path below the tenant's folder. @param name as findings name it.
 */
export async function readPage(
  fs: FileSystem,
  path: string,
  file: string,
  name: string,
  stat: FileStat,
  options: PageOptions,
): Promise<PageReading> {
  const read = await readJson(fs, path, name, stat, pageLimits, options.known);
  const { version, place } = read;
  if (read.same) return { version, broken: false, findings: [], same: true, place };
  if (!read.ok) {
    const claimed = claimedName(read.unparsed ?? '', 'path');
    const claim = claimed === undefined ? {} : { claimedPath: claimed };
    return { version, broken: true, findings: read.findings, place, ...claim };
  }
  const checked = validatePage(read.value, options);
  const reserved = checked.broken ? undefined : reservedPath((read.value as Page).path);
  const placed = place([...checked.findings, ...(reserved ? [reserved] : [])]);
  const findings = [...read.findings, ...placed];
  if (checked.broken || reserved)
    return { version, broken: true, findings, place, claimedPath: claimedPath(read.value) };
  completeBlocks(read.value as Page, checked.brokenBlocks);
  const brokenBlocks = findingsByBlock(checked.brokenBlocks, placed);
  const inBlocks = new Set([...brokenBlocks.values()].flat());
  const value: PageEntry = Object.freeze({
    page: read.value as Page,
    file,
    version,
    findings: findings.filter((finding) => !inBlocks.has(finding)),
    brokenBlocks,
  });
  const broken = brokenBlocks.size > 0 || hasErrors(read);
  return { version, value, broken, findings, place };
}

/** Sorts findings to the innermost of the blocks that they are in. */
function findingsByBlock(
  pointers: readonly string[],
  findings: readonly LocatedFinding[],
): ReadonlyMap<string, readonly LocatedFinding[]> {
  const byBlock = new Map<string, LocatedFinding[]>(pointers.map((pointer) => [pointer, []]));
  for (const finding of byBlock.size > 0 ? findings : [])
    innermost(finding.pointer, byBlock)?.push(finding);
  return byBlock;
}

/** What is known at a pointer or at the nearest one above it. Pointers are as deep as a page may be, blocks are many. */
function innermost<T>(pointer: string, known: ReadonlyMap<string, T>): T | undefined {
  for (let at = pointer; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
    const found = known.get(at);
    if (found !== undefined) return found;
  }
  return undefined;
}
