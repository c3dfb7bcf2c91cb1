import { basename, join } from 'node:path';
import type { LocatedFinding, Site } from '@forecourt/block-schemas';
import { fileFinding } from '../reading/file-finding.ts';
import { listFiles } from '../reading/list-files.ts';
import { readSite } from '../reading/read-settings.ts';
import type { FromFile } from '../reading/read-settings.ts';
import { refreshFiles } from './refresh-files.ts';
import type { FileStates } from './file-state.ts';
import { isKept } from './gone-files.ts';
import type { GoneFiles } from './gone-files.ts';
import type { TenantContext } from './tenant-context.ts';
import type { TenantFiles } from './tenant-files.ts';

/** A tenant's site.json as last read. */
export interface RefreshedSite {
  readonly states: FileStates<FromFile<Site>>;
  readonly findings: readonly LocatedFinding[];
  readonly missing: readonly string[];
  /** True if known settings have been removed for good: nothing else is dropped then. */
  readonly isGone: boolean;
}

const file = 'site.json';

/**
 * Reads `site.json` if it changed. A tenant whose settings are missing keeps them and everything else:
 * an empty folder is most often a lost mount. Only removing the folder removes a tenant.
 */
export async function refreshSite(
  context: TenantContext,
  before: TenantFiles | undefined,
  gone: GoneFiles,
): Promise<RefreshedSite> {
  const { fs, directory, nameOf, allErrors, readsDraft } = context;
  const { paths, findings } = await listFiles({
    ...context,
    folder: '',
    recursive: false,
    accepts: (name) => name === file,
    ignores: (name) => name !== file,
  });
  const folder = basename(directory);
  const states = await refreshFiles<FromFile<Site>>(context, paths, before?.site, (path, stat) =>
    readSite(fs, join(directory, path), nameOf(path), stat, folder, { allErrors, readsDraft }),
  );
  if (states.size > 0) return { states, findings, missing: [], isGone: false };
  const last = context.keepsLastGood ? before : undefined;
  const known = last?.site.get(file);
  // Once it counts as removed its stamp is empty, and the grace period does not start again.
  if (last && known && known.stamp !== '' && isKept(file, gone, new Set(last.missing)))
    return { states: last.site, findings, missing: [file], isGone: false };
  const reported = [
    ...findings,
    fileFinding(
      nameOf(file),
      'missing-site',
      known
        ? 'is missing: the tenant stays as it was; to remove it, remove its folder'
        : 'is missing: a tenant needs it',
    ),
  ];
  const retained = known ? new Map([[file, { ...known, stamp: '', findings: [] }]]) : states;
  return { states: retained, findings: reported, missing: [], isGone: known !== undefined };
}
