import { didYouMean } from '@forecourt/block-schemas';
import type { DirectoryEntry } from '../file-system/file-system.ts';

const rootFiles = ['redirects.json', 'site.json'];
const rootFolders = ['assets', 'components', 'data', 'pages'];

/** Folders of pictures in other systems. */
const folderOfPictures = /^(?:images?|img|media|pictures)$/i;

/** Folders of other systems, by the folder that has their content here. */
const otherFolders: Readonly<Record<string, string>> = {
  content: 'pages',
  blocks: 'components',
  templates: 'components',
};

/** Files of parts of the settings, as other systems have them. */
const partOfSettings = /^(navigation|theme|settings|analytics|integrations)\.(?:json|ya?ml)/i;

/** Feeds, which a command turns into data files. */
const feed = /\.(?:csv|xml)$/i;

/** Formats that editors take for JSON; with `.txt` as some systems append it without showing it. */
const nearlyJson = /\.(?:json[c5]?|ya?ml)(?:\.txt)?$/i;

/** Notes for people, and files that editors and merges leave behind. */
const isNote = /^(?:read[-_ ]?me|licen[cs]e|changelog)\b|\.(?:bak|old|orig|rej|sw[op]|tmp)$/i;

/** Content under a name that takes it out of use: a backup, or a page that was switched off. */
const setAside = /(\.json)\.(?:bak|backup|copy|disabled|off|old|orig|save)$/i;

/** An entry that nothing reads. */
export interface IgnoredEntry {
  readonly message: string;
  /** File or folder of the tenant that was probably meant. */
  readonly meant?: string;
}

const nearly = (meant: string): IgnoredEntry => ({
  message: `is ignored: nothing reads it, did you mean "${meant}"?`,
  meant,
});

/** Reads an entry of the tenant's folder itself; undefined unless it is nearly one that is read. */
function ignoredInRoot(name: string, kind: DirectoryEntry['kind']): IgnoredEntry | undefined {
  if (rootFiles.includes(name) || rootFolders.includes(name)) return undefined;
  const folder =
    kind === 'file'
      ? undefined
      : folderOfPictures.test(name)
        ? 'assets'
        : (otherFolders[name.toLowerCase()] ?? didYouMean(name, rootFolders));
  if (folder !== undefined) return nearly(folder);
  if (kind === 'directory' || !nearlyJson.test(name)) return undefined;
  const file = didYouMean(
    name.replace(/(?:\.json)*$/i, '').replace(nearlyJson, '') + '.json',
    rootFiles,
  );
  if (file !== undefined) return nearly(file);
  const [, part] = partOfSettings.exec(name) ?? [];
  return part === undefined
    ? undefined
    : { message: `is ignored: write its content to site.json, under "${part.toLowerCase()}"` };
}

/** Returns a message about an entry of a folder of content; undefined for notes. */
function ignoredInFolder(path: string, kind: DirectoryEntry['kind']): string | undefined {
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (setAside.test(name))
    return `is ignored: only .json files are read; delete it, or rename it to "${name.replace(setAside, '$1')}"`;
  if (isNote.test(name)) return undefined;
  const folder = path.slice(0, path.indexOf('/'));
  if (kind === 'directory')
    return `is ignored: "${folder}" has no folders; move its files into "${folder}" itself`;
  if (nearlyJson.test(name))
    return `is ignored: only .json files are read; save it as JSON under the name "${name.replace(nearlyJson, '.json')}"`;
  if (folder === 'data' && feed.test(name))
    return 'is ignored: only .json files are read; fill them from it with `forecourt import`';
  return `is ignored: only .json files are read in "${folder}"; move pictures and documents to "assets", or delete it`;
}

/**
 * Reads an entry that nothing reads; undefined unless it is probably a mistake.
 * @param path below the tenant's folder. Other files than content may lie in the folder itself, but
 *   not in those of pages, components and data.
 */
export function ignoredEntry(path: string, kind: DirectoryEntry['kind']): IgnoredEntry | undefined {
  if (!path.includes('/')) return ignoredInRoot(path, kind);
  const message = ignoredInFolder(path, kind);
  return message === undefined ? undefined : { message };
}
