import type { LocatedFinding, Site, TenantSnapshot } from '@forecourt/block-schemas';
import type { TenantReading } from './tenant-reading.ts';
import { rejectionsIn } from './rejections.ts';
import type { Rejection } from './rejections.ts';

/** Facts about a tenant that are known without its content. */
interface TenantOutline extends Pick<
  TenantSnapshot,
  'slug' | 'site' | 'isIdContested' | 'version'
> {
  /** Undefined until the content has been read. */
  readonly pageCount?: number;
}

/** Tenant with its content, or with its settings alone if the content is not in memory. */
export type KnownTenant = TenantSnapshot | TenantOutline;

/** Remainder of a reading whose content is not in memory. */
export interface UnloadedTenant {
  /** Undefined if the tenant can't be served. */
  readonly outline?: TenantOutline;
  readonly findings: readonly LocatedFinding[];
  readonly rejections: readonly Rejection[];
  readonly missing: readonly string[];
  /** True if only the settings have been read so far. */
  readonly isUnread: boolean;
}

/** Facts that a reading found out about a tenant, without its content. */
export interface ReadingRecord extends Pick<UnloadedTenant, 'findings' | 'rejections'> {
  /** Version of the content, and its number of pages. */
  readonly version: string;
  readonly pageCount: number;
  /** Paths of the files in the store of last good versions, with their versions. */
  readonly stored: readonly (readonly [string, string])[];
}

/** Returns true for a tenant whose content is in memory. */
export const isSnapshot = (tenant: KnownTenant): tenant is TenantSnapshot => 'pages' in tenant;

/** Returns true for a reading whose content is in memory. */
export const isLoaded = (reading: TenantReading | UnloadedTenant): reading is TenantReading =>
  !('isUnread' in reading);

/** Returns the tenant of a reading; undefined if there are no usable settings. */
export const tenantOf = (reading: TenantReading | UnloadedTenant): KnownTenant | undefined =>
  isLoaded(reading) ? reading.snapshot : reading.outline;

/**
 * Copies settings and their theme, so that what is cached for as long as these objects exist, such as a
 * tenant's style sheet, leaves memory with its content.
 */
const copiedSettings = (site: Site): Site => ({ ...site, theme: { ...site.theme } });

/**
 * Returns what remains of a reading without its content.
 * @param directory the tenant's folder, as named in findings.
 */
export function unloaded(
  folder: string,
  reading: TenantReading,
  directory: string,
  isUnread = false,
): UnloadedTenant {
  const { snapshot, findings, missing } = reading;
  const rejections = rejectionsIn(folder, reading, directory);
  const facts = { findings, rejections, missing, isUnread };
  if (snapshot === undefined) return facts;
  const { slug, site, version, pages } = snapshot;
  const outline: TenantOutline = Object.freeze({
    slug,
    site: copiedSettings(site),
    // Differs from the version of any content.
    ...(isUnread ? { version: `unread ${version}` } : { version, pageCount: pages.size }),
  });
  return { ...facts, outline };
}

/** Returns what to record of a tenant without its content; undefined for one that can't be served, or lacks files. */
export function recordOf(
  tenant: UnloadedTenant,
  stored: ReadonlyMap<string, string>,
): ReadingRecord | undefined {
  const { outline, findings, rejections, missing } = tenant;
  if (outline?.pageCount === undefined || missing.length > 0) return undefined;
  const { version, pageCount } = outline;
  return { version, pageCount, findings, rejections, stored: [...stored] };
}

/** Returns a tenant with what an earlier run recorded of its content. @param outline its current settings. */
export function withRecord(
  tenant: UnloadedTenant,
  outline: TenantOutline,
  { version, pageCount, findings, rejections }: ReadingRecord,
): UnloadedTenant {
  return {
    ...tenant,
    findings,
    rejections,
    isUnread: false,
    outline: Object.freeze({ ...outline, version, pageCount }),
  };
}
