import { isTimeZone } from '@forecourt/domain';
import { basename } from 'node:path';
import { dataLimitsOf } from '../data/data-limits.ts';
import { isBlockType, validateCustomComponent, validateSite } from '@forecourt/block-schemas';
import { pageLimits } from '@forecourt/json';
import type { CustomComponentDefinition, DataFile, Finding, Site } from '@forecourt/block-schemas';
import { domainName } from '../routing/host-name.ts';
import type { FileStat, FileSystem } from '../file-system/file-system.ts';
import { checkEntries } from '../data/check-entries.ts';
import { claimedName } from './claimed-name.ts';
import { draftSite } from './draft-site.ts';
import { hasErrors, readJson } from './read-json.ts';
import type { PageOptions, Reading } from './read-page.ts';
import type { DataFileRequest } from './data-file-request.ts';

/** A value with the file that it came from. */
export interface FromFile<T> {
  readonly file: string;
  readonly version: string;
  readonly value: T;
}

type Options = Pick<PageOptions, 'allErrors'>;

/** Options for reading `site.json`. */
interface SiteOptions extends Options {
  /** True to read invalid settings without their invalid parts. */
  readonly readsDraft?: boolean;
}

function checkSite(value: unknown, folder: string, options: Options): readonly Finding[] {
  const findings = [...validateSite(value, options)];
  if (typeof value !== 'object' || value === null) return findings;
  const invalid = new Set(findings.map(({ pointer }) => pointer));
  const { slug, timeZone, domains } = value as Partial<Record<keyof Site, unknown>>;
  const isUnchecked = (part: unknown, pointer: string): part is string =>
    typeof part === 'string' && !invalid.has(pointer);
  if (isUnchecked(timeZone, '/timeZone') && !isTimeZone(timeZone))
    findings.push({
      rule: 'time-zone',
      severity: 'error',
      pointer: '/timeZone',
      message: `"${timeZone}" is not a time zone; write one such as "Australia/Sydney"`,
    });
  for (const [index, domain] of (Array.isArray(domains) ? domains : []).entries())
    if (isUnchecked(domain, `/domains/${index}`) && domainName(domain) !== domain)
      findings.push({
        rule: 'domain-name',
        severity: 'error',
        pointer: `/domains/${index}`,
        message: `"${domain}" is not a host name that a tenant can own; write one such as "www.dealer.example"`,
      });
  if (isUnchecked(slug, '/slug') && slug !== folder) findings.push(slugFolder(slug, folder));
  return findings;
}

const slugFolderRule = 'slug-folder';

const slugFolder = (slug: string, folder: string): Finding => ({
  rule: slugFolderRule,
  severity: 'error',
  pointer: '/slug',
  message: `the slug is "${slug}" but the folder is "${folder}", so the tenant is not served; give both one name`,
});

function checkComponent(value: unknown, options: Options): readonly Finding[] {
  const findings = validateCustomComponent(value, options);
  if (findings.length > 0) return findings;
  const { name } = value as CustomComponentDefinition;
  return isBlockType(name)
    ? [
        {
          rule: 'component-name',
          severity: 'error',
          pointer: '/name',
          message: `"${name}" is a built-in block type; choose another name`,
        },
      ]
    : [];
}

async function readChecked<T>(
  fs: FileSystem,
  path: string,
  file: string,
  name: string,
  stat: FileStat,
  check: (value: unknown) => readonly Finding[],
  draftOf?: (value: unknown, findings: readonly Finding[]) => T | undefined,
): Promise<Reading<FromFile<T>>> {
  const read = await readJson(fs, path, name, stat, pageLimits);
  const { version, ok, value, findings, locate } = read;
  if (!ok) {
    const claimed = claimedName(read.unparsed ?? '', 'name');
    return { version, broken: true, findings, claimedName: claimed };
  }
  const checked = check(value);
  const all = [...findings, ...locate(checked)];
  const errors = checked.filter((finding) => finding.severity === 'error');
  // Settings in a folder of another name are never served, and everything else is still checked.
  if (errors.length > 0 && errors.every(({ rule }) => rule === slugFolderRule))
    return { version, value: { file, version, value: value as T }, broken: true, findings: all };
  const draft = errors.length > 0 ? draftOf?.(value, errors) : undefined;
  if (draft)
    return { version, value: { file, version, value: draft }, broken: true, findings: all };
  const claimed = claimedIn(value);
  if (errors.length > 0) return { version, broken: true, findings: all, claimedName: claimed };
  const broken = hasErrors(read);
  return { version, value: { file, version, value: value as T }, broken, findings: all };
}

function claimedIn(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, 'name'))
    return undefined;
  const { name } = value as { name: unknown };
  return typeof name === 'string' ? name : undefined;
}

/** Reads and checks `site.json`. @param folder the name of the tenant's folder. */
export const readSite = (
  fs: FileSystem,
  path: string,
  name: string,
  stat: FileStat,
  folder: string,
  { allErrors, readsDraft }: SiteOptions,
): Promise<Reading<FromFile<Site>>> =>
  readChecked(
    ...([fs, path, 'site.json', name, stat] as const),
    (value) => checkSite(value, folder, { allErrors }),
    readsDraft ? (value, findings) => draftSite(value, folder, findings) : undefined,
  );

/** Reads and checks a custom component of the tenant. */
export const readComponent = (
  fs: FileSystem,
  path: string,
  file: string,
  name: string,
  stat: FileStat,
  options: Options,
): Promise<Reading<FromFile<CustomComponentDefinition>>> =>
  readChecked(fs, path, file, name, stat, (value) => checkComponent(value, options));

/**
 * Reads a data file and checks its entries. Where a good version is being served, one with errors has
 * no value: it is refused as a whole (TEN-11). What entries refer to is checked apart.
 */
export async function readData(
  fs: FileSystem,
  { path, file, name, stat, known, hasGood, offersFile, allErrors }: DataFileRequest,
): Promise<Reading<DataFile>> {
  const list = basename(file).replace(/\.json$/i, '');
  const read = await readJson(fs, path, name, stat, dataLimitsOf(list), known);
  const { version, same, ok, value, findings, locate } = read;
  if (same) return { version, same, broken: false, findings };
  if (!ok) return { version, broken: true, findings };
  const all = [...findings, ...locate(checkEntries(list, value, { offersFile, allErrors }))];
  const broken = all.some(({ severity }) => severity === 'error');
  if (broken && hasGood) return { version, broken, findings: all };
  return { version, value: { file, version, value }, broken, findings: all };
}
