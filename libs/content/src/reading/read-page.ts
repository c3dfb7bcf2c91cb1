import { validatePage } from '@forecourt/block-schemas';
import { pageLimits } from '@forecourt/json';
import type { Finding, LocatedFinding, Page, PageEntry } from '@forecourt/block-schemas';
import type { FileStat, FileSystem } from '../file-system/file-system.ts';
import { reservedPrefix } from '../routing/page-path.ts';
import { claimedName } from './claimed-name.ts';
import { completeBlocks } from './complete-blocks.ts';
import { draftPage } from './draft-page.ts';
import { hasErrors, readJson } from './read-json.ts';
import type { JsonReading } from './read-json.ts';

/** Result of reading a file. */
export interface Reading<T> {
  readonly version: string;
  /** Value that can be served; undefined if there is none. */
  readonly value?: T;
  /** True if there are errors: the version must not replace a good one. */
  readonly broken: boolean;
  readonly findings: readonly LocatedFinding[];
  /** True if the content is the known one; at most its location differs. */
  readonly same?: boolean;
  /** Path that a page with errors claims: links to it are not broken. */
  readonly claimedPath?: string;
  /** Name that a component with errors claims. */
  readonly claimedName?: string;
}

/** Options for reading a page. */
export interface PageOptions {
  /** True to report every error of a value instead of the first; off in servers. */
  readonly allErrors?: boolean;
  /** Names of the tenant's own components. */
  readonly components: ReadonlySet<string>;
  /** Version that is already known; the same content is not parsed again. */
  readonly known?: string;
  /** True to take the file's stamp for the version of its content, which saves hashing it. */
  readonly versionByStamp?: boolean;
}

/** A page whose envelope is invalid, without the invalid parts; for checks alone. */
interface DraftPage extends Pick<PageEntry, 'page' | 'file' | 'brokenBlocks'> {
  /** Pointers of the parts that are left out. */
  readonly invalid: readonly string[];
}

/** Result of reading a page. */
export interface PageReading extends Reading<PageEntry> {
  /** Set instead of a value if only the page's envelope is invalid, and all errors are reported. */
  readonly draft?: DraftPage;
  /** Adds locations in the page's text to findings. */
  readonly locate: JsonReading['locate'];
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

/** Ending of addresses for which the framework returns a route's data instead of the page. */
const dataEnding = '.data';

function claimedPath(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, 'path'))
    return undefined;
  const { path } = value as { path: unknown };
  return typeof path === 'string' ? path : undefined;
}

/**
 * Reads and checks a page. Blocks with errors are listed, so that the rest of the page can be served.
 * @param path of the file. @param file its path below the tenant's folder. @param name its name in findings.
 */
export async function readPage(
  fs: FileSystem,
  path: string,
  file: string,
  name: string,
  stat: FileStat,
  options: PageOptions,
): Promise<PageReading> {
  const versionOf = options.versionByStamp ? () => stat.stamp : undefined;
  const read = await readJson(fs, path, name, stat, pageLimits, options.known, versionOf);
  const { version, locate } = read;
  if (read.same) return { version, broken: false, findings: [], same: true, locate };
  if (!read.ok) {
    const claimed = claimedName(read.unparsed ?? '', 'path');
    const claim = claimed === undefined ? {} : { claimedPath: claimed };
    return { version, broken: true, findings: read.findings, locate, ...claim };
  }
  const checked = validatePage(read.value, options);
  const reserved = checked.broken ? undefined : reservedPath((read.value as Page).path);
  const placed = locate([...checked.findings, ...(reserved ? [reserved] : [])]);
  const findings = [...read.findings, ...placed];
  const brokenBlocks = findingsByBlock(checked.brokenBlocks, placed);
  if (checked.broken || reserved) {
    const failed = {
      version,
      broken: true,
      findings,
      locate,
      claimedPath: claimedPath(read.value),
    };
    const page = options.allErrors ? draftPage(read.value, checked.invalid) : undefined;
    if (page === undefined) return failed;
    completeBlocks(page, checked.brokenBlocks);
    return { ...failed, draft: { page, file, brokenBlocks, invalid: checked.invalid } };
  }
  completeBlocks(read.value as Page, checked.brokenBlocks);
  const inBlocks = new Set([...brokenBlocks.values()].flat());
  const value: PageEntry = Object.freeze({
    page: read.value as Page,
    file,
    version,
    findings: findings.filter((finding) => !inBlocks.has(finding)),
    brokenBlocks,
  });
  const broken = brokenBlocks.size > 0 || hasErrors(read);
  return { version, value, broken, findings, locate };
}

/** Groups findings by the innermost block that they are in. */
function findingsByBlock(
  pointers: readonly string[],
  findings: readonly LocatedFinding[],
): ReadonlyMap<string, readonly LocatedFinding[]> {
  const byBlock = new Map<string, LocatedFinding[]>(pointers.map((pointer) => [pointer, []]));
  for (const finding of byBlock.size > 0 ? findings : [])
    innermost(finding.pointer, byBlock)?.push(finding);
  return byBlock;
}

/** Returns the entry of a pointer or of its nearest ancestor. Walking up is bounded by a page's depth; scanning all blocks is not. */
function innermost<T>(pointer: string, known: ReadonlyMap<string, T>): T | undefined {
  for (let at = pointer; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
    const found = known.get(at);
    if (found !== undefined) return found;
  }
  return undefined;
}
