import type { TenantSnapshot } from '@forecourt/block-schemas';
import { pagePath } from '../routing/page-path.ts';
import type { FileState } from '../tenant/file-state.ts';
import { isGood } from '../tenant/rejections.ts';
import { allStates } from '../tenant/tenant-files.ts';
import type { TenantFiles } from '../tenant/tenant-files.ts';

/** Files of a tenant's reading that the store keeps. */
export interface Storable {
  /** Paths of every file that exists or is still served. */
  readonly known: ReadonlySet<string>;
  /** Files whose newest version is good. */
  readonly good: ReadonlyMap<string, FileState<unknown>>;
}

/** Returns the files to store. A page or component whose path or name belongs to another file is not good. */
export function storableIn(snapshot: TenantSnapshot, files: TenantFiles): Storable {
  const all = allStates(files);
  const known = new Set(all.map(([path]) => path));
  const lost = new Set<string>();
  for (const [path, { served }] of files.pages) {
    if (!served) continue;
    // The last good version of a file that was renamed is stored under its earlier name.
    known.add(served.file);
    if (snapshot.pages.get(pagePath(served.page.path))?.file !== path) lost.add(path);
  }
  for (const [path, { served }] of files.components) {
    if (!served) continue;
    known.add(served.file);
    if (snapshot.componentFiles?.get(served.value.name) !== path) lost.add(path);
  }
  const missing = new Set(files.missing);
  // A file of an emptied folder has no stamp.
  const isThere = (path: string, { stamp }: FileState<unknown>) =>
    stamp !== '' && !missing.has(path);
  const good = all.filter(
    ([path, state]) => isGood(state) && isThere(path, state) && !lost.has(path),
  );
  return { known, good: new Map(good) };
}
