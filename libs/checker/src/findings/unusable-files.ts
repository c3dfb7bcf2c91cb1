import type { LocatedFinding } from '@forecourt/block-schemas';
import { fileFinding } from '@forecourt/content';
import type { TenantReading } from '@forecourt/content';
import { assetsFolder } from './fold-findings.ts';

/**
 * Returns unusable files that other files depend on, by their paths below the tenant's folder. Without
 * them, other files can't be fully checked.
 */
export function unusableFiles({ files, findings }: TenantReading): string[] {
  // Invalid settings are used without their invalid parts, which other files may depend on.
  const paths = files?.site.get('site.json')?.whole ? [] : ['site.json'];
  if (files?.assets.size === 0) paths.push(assetsFolder);
  for (const { file, rule } of findings)
    if ((rule === 'ignored-file' || rule === 'unreadable') && !file.includes('/')) paths.push(file);
  for (const kind of [files?.components, files?.data, files?.redirects])
    for (const [path, { served }] of kind ?? []) if (served === undefined) paths.push(path);
  return paths;
}

/** True for a tenant with anything that depends on its settings. */
const hasContent = (files: TenantReading['files']): boolean =>
  [files?.site, files?.pages, files?.components, files?.data, files?.redirects].some(
    (kind) => kind !== undefined && kind.size > 0,
  );

/** Returns a finding about the skipped checks if `site.json` can't be used and there is more to check. */
export const uncheckedFor = ({ unserved, files }: TenantReading): LocatedFinding[] =>
  unserved === undefined || !hasContent(files)
    ? []
    : [
        fileFinding(
          'site.json',
          'settings-unusable',
          "can't be used, so lint rules that read it, its own links, and links to its domains, cars and people are not checked",
        ),
      ];
