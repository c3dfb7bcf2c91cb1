import type { LocatedFinding } from '@forecourt/block-schemas';
import { fileFinding } from './file-finding.ts';

/** Returns a path's folders and the path itself, below the first folder: `assets/a`, `assets/a/b.svg`. */
function partsOf(path: string): string[] {
  const names = path.split('/');
  return names.slice(1).map((_, index) => names.slice(0, index + 2).join('/'));
}

/**
 * Returns findings about files and folders whose names differ only in upper and lower case: Windows
 * and macOS take them for one.
 * @param paths below the tenant's folder. @param nameOf returns the name of a path in findings.
 */
export function namesByCase(
  paths: Iterable<string>,
  nameOf: (path: string) => string,
): LocatedFinding[] {
  const first = new Map<string, string>();
  const reported = new Set<string>();
  for (const path of paths)
    for (const part of partsOf(path)) {
      const key = part.toLowerCase();
      const other = first.get(key);
      if (other === undefined) first.set(key, part);
      // Of two folders only the folders are reported, not what they contain.
      else if (other !== part) {
        reported.add(part);
        break;
      }
    }
  return [...reported].map((part) =>
    fileFinding(
      nameOf(part),
      'asset-case',
      `differs from "${first.get(part.toLowerCase())}" only in upper and lower case, so Windows and macOS take them for one; rename it`,
      'warning',
    ),
  );
}
