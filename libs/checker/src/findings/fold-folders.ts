import type { LocatedFinding } from '@forecourt/block-schemas';
import type { TenantReading } from '@forecourt/content';
import { pluralize } from '@forecourt/domain';

/** Findings that follow from one about a folder or a file, which replaces them. */
export interface FolderFold {
  readonly cause: LocatedFinding;
  readonly group: readonly LocatedFinding[];
}

const isDeadLink = ({ rule, about }: LocatedFinding): boolean =>
  rule === 'link-target' && about?.path !== undefined && about.anchor === undefined;

/** Tests for findings that follow if nothing is known of a folder's files, by its name. */
const follows: Readonly<Record<string, (finding: LocatedFinding) => boolean>> = {
  assets: ({ rule }) => rule === 'asset-exists',
  components: ({ rule, about }) =>
    rule === 'missing-component' ||
    (rule === 'unknown-block-type' && about?.component !== undefined),
  data: ({ rule }) => rule === 'missing-data' || rule === 'missing-importable-data',
  pages: (finding) => isDeadLink(finding) || finding.rule === 'missing-home',
};

/** Ids of findings about a folder or a file whose content is unknown. */
const unknownContent: ReadonlySet<string> = new Set([
  ...['unreadable', 'outside-tenant', 'broken-link', 'link-loop', 'too-deep'],
]);

/** Returns the finding that explains why a folder has no files, if there is one. */
const causeOf = (all: readonly LocatedFinding[], folder: string): LocatedFinding | undefined =>
  all.find(
    ({ rule, file, about }) =>
      (file === folder && unknownContent.has(rule)) ||
      (rule === 'ignored-file' && about?.file === folder),
  );

/** Returns the path of the page that a file or folder below `pages` probably has: `/models`. */
const pathOf = (file: string): string => file.replace(/^pages/, '').replace(/\.json$/, '') || '/';

/** Returns dead links to pages of files and folders that can't be read, each with the finding about it. */
const unreadablePages = (all: readonly LocatedFinding[]): FolderFold[] =>
  all
    .filter(({ rule, file }) => unknownContent.has(rule) && file.startsWith('pages/'))
    .map((cause) => {
      const path = pathOf(cause.file);
      const isBelow = ({ about }: LocatedFinding) =>
        about?.path === path || about?.path?.startsWith(`${path}/`) === true;
      return { cause, group: all.filter((each) => isDeadLink(each) && isBelow(each)) };
    });

/** Returns findings that follow from a folder that is missing, has another name or can't be read. */
export function folderFolds(
  { files }: TenantReading,
  all: readonly LocatedFinding[],
): FolderFold[] {
  const folds = unreadablePages(all);
  for (const [folder, isConsequence] of Object.entries(follows)) {
    const listed = files?.[folder as 'assets' | 'components' | 'data' | 'pages'];
    if (listed === undefined || listed.size > 0) continue;
    const cause =
      causeOf(all, folder) ??
      (folder === 'pages' ? all.find(({ rule }) => rule === 'missing-home') : undefined);
    if (cause !== undefined)
      folds.push({ cause, group: all.filter((each) => each !== cause && isConsequence(each)) });
  }
  return folds.filter(({ group }) => group.length > 0);
}

/** Adds to the finding about a folder or a file how many others follow from it. */
export function withConsequences({ cause, group }: FolderFold): LocatedFinding {
  const places = pluralize(group.length, 'place needs', 'places need');
  const severity = group.some((each) => each.severity === 'error') ? 'error' : cause.severity;
  const what = cause.rule === 'missing-home' ? 'other pages, and "pages" has none' : 'it';
  return { ...cause, severity, message: `${cause.message} (${places} ${what})` };
}
