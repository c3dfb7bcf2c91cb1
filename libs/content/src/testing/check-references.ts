import type { LocatedFinding, TenantSnapshot } from '@forecourt/block-schemas';
import type { FileSystem } from '../file-system/file-system.ts';
import { placeInFiles } from '../reading/place-in-files.ts';
import { createReferenceCheck, findingsAtPlaces } from '../references/check-references.ts';
import type { ReferenceOptions } from '../references/check-references.ts';
import { pageReferences } from '../references/page-references.ts';
import { placesIn } from '@forecourt/block-schemas';

/** Checks the references of a tenant whose pages are all in memory. */
export function checkReferences(
  snapshot: TenantSnapshot,
  { fs, ...options }: ReferenceOptions & { readonly fs: FileSystem },
): Promise<LocatedFinding[]> {
  const { components, directory } = snapshot;
  const pages = new Map(
    [...snapshot.pages.values()]
      .filter(({ rejectedEdit }) => rejectedEdit === undefined)
      .map((entry) => {
        const places = placesIn(entry.page, { components });
        return [entry, { places, ...pageReferences(entry.page, components, places) }];
      }),
  );
  const check = createReferenceCheck(snapshot, options, (entry) => pages.get(entry)?.ids);
  const found = check.otherFiles();
  for (const [{ file }, { places, findings }] of pages)
    for (const finding of [...findingsAtPlaces(places, check.findingOf), ...findings])
      found.push({ file, finding });
  return placeInFiles({ fs, directory, nameOf: (path) => `${directory}/${path}` }, found);
}
