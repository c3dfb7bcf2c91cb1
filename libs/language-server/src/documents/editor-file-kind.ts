import { sep } from 'node:path';
import { configFile } from '@forecourt/checker';

/** Kind of a file that an editor opens; `other` is not part of its content. */
export type EditorFileKind =
  'page' | 'site' | 'component' | 'data' | 'redirects' | 'config' | 'mapping' | 'other';

/** Returns the name of a data file without its ending; undefined for any other file. @param file path below the tenant's folder. */
export const dataName = (file: string | undefined): string | undefined =>
  /^data\/([^/]+)\.json$/.exec(file ?? '')?.[1];

/** Returns the kind of a file by its location. @param file path below the tenant's folder, if it is in one. */
export function editorFileKind(path: string, file: string | undefined): EditorFileKind {
  const name = path.slice(path.lastIndexOf(sep) + 1);
  if (file === 'site.json') return 'site';
  if (file === 'redirects.json') return 'redirects';
  if (file?.endsWith('.json')) {
    if (file.startsWith('pages/')) return 'page';
    if (/^components\/[^/]+$/.test(file)) return 'component';
    if (dataName(file) !== undefined) return 'data';
  }
  if (name === configFile) return 'config';
  return name.endsWith('.mapping.json') ? 'mapping' : 'other';
}
