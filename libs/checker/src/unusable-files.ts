import type { LocatedFinding } from '@forecourt/block-schemas';
import { fileFinding } from '@forecourt/content';
import type { TenantReading } from '@forecourt/content';

/**
 * Files that other files depend on and that can't be used at all, by their paths below the tenant's
 * folder. Without them, no other file is checked in full.
 */
export function unusableFiles({ files, unserved }: TenantReading): string[] {
  const paths = unserved === undefined ? [] : ['site.json'];
  for (const kind of [files?.components, files?.data, files?.redirects])
    for (const [path, { served }] of kind ?? []) if (served === undefined) paths.push(path);
  return paths;
}

/** Finding about what is not checked while `site.json` can't be used, if so. */
export const uncheckedFor = ({ unserved }: TenantReading): LocatedFinding[] =>
  unserved === undefined
    ? []
    : [
        fileFinding(
          'site.json',
          'settings-unusable',
          "can't be used, so lint rules, its own links, and links to its domains, cars and people were not checked; fix its errors, then check again",
        ),
      ];
