import type { LocatedFinding } from '@forecourt/block-schemas';
import type { Tenants } from '../tenant/read-tenants.ts';
import { isSnapshot } from '../tenant/unloaded-tenant.ts';
import type { KnownTenant } from '../tenant/unloaded-tenant.ts';
import type { TenantsChange } from './tenants-watch.ts';

/** Everything besides snapshots that a listener may report. */
const reported = ({ findings, rejections }: Tenants) =>
  JSON.stringify([
    findings.map(({ file, line, column, message }) => [file, line, column, message]),
    rejections.map(({ file, version }) => [file, version]),
  ]);

/**
 * Returns true for equal content. Two snapshots of one version may differ in the readings of data
 * files; a snapshot and what remained of it don't.
 */
const isSame = (a: KnownTenant | undefined, b: KnownTenant): boolean =>
  a === b || (a?.version === b.version && !(isSnapshot(a) && isSnapshot(b)));

/** Compares two states. @returns undefined if nothing that a listener may report has changed. */
export function changeBetween(before: Tenants, current: Tenants): TenantsChange | undefined {
  const changed = [...current.known].filter(([slug, it]) => !isSame(before.known.get(slug), it));
  const removed = [...before.known.keys()].filter((slug) => !current.known.has(slug));
  if (changed.length + removed.length === 0 && reported(before) === reported(current))
    return undefined;
  return { current, changed: changed.map(([slug]) => slug), removed };
}

/** Adds findings about the folder of all tenants, while its last good state is served. */
export const withFolderFindings = (
  tenants: Tenants,
  root: string,
  findings: readonly LocatedFinding[],
): Tenants => ({
  ...tenants,
  findings: [...findings, ...tenants.findings],
  rejections: [
    ...findings.map((finding) => ({
      folder: '',
      file: root,
      version: '',
      served: 'the last good version' as const,
      isNameRefused: false,
      errors: [finding],
    })),
    ...tenants.rejections,
  ],
});
