import type { LocatedFinding, TenantSnapshot } from '@forecourt/block-schemas';
import type { FileSystem } from '../file-system/file-system.ts';
import { locateInFiles } from '../reading/locate-in-files.ts';
import { createReferenceCheck, findingsInContent } from '../references/check-references.ts';
import type { ReferenceOptions } from '../references/check-references.ts';
import { pageReferences } from '../references/page-references.ts';
import { annotatedContent } from '@forecourt/block-schemas';

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
        const content = annotatedContent(entry.page, { components });
        return [entry, { content, ...pageReferences(entry.page, components, content) }];
      }),
  );
  const check = createReferenceCheck(snapshot, options, (entry) => pages.get(entry)?.ids);
  const found = check.otherFiles();
  for (const [{ file }, { content, findings }] of pages)
    for (const finding of [...findingsInContent(content, check.findingOf), ...findings])
      found.push({ file, finding });
  return locateInFiles({ fs, directory, nameOf: (path) => `${directory}/${path}` }, found);
}
