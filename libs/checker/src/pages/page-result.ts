import { annotatedContent } from '@forecourt/block-schemas';
import type {
  Finding,
  LocatedFinding,
  PageEntry,
  AnnotatedContent,
} from '@forecourt/block-schemas';
import { draftBlocks, pageReferences, readPageFile } from '@forecourt/content';
import type { FileSystem, PageContext, Reference } from '@forecourt/content';
import type { FileLint, LintRun } from '@forecourt/lint';

/**
 * Result of checking a page's file, as plain JSON: the same in memory, in the cache and from a worker
 * thread. It depends on the file, the settings, the components, the assets, the configuration and the
 * day, and on no other page. Paths are relative to the tenant's folder, in findings too.
 */
export interface PageResult {
  readonly file: string;
  /** Stamp of the file when it was read. */
  readonly stamp: string;
  /** Findings of validation. */
  readonly findings: readonly LocatedFinding[];
  /** Path that the page claims, if it has too many errors to be shown. */
  readonly claimedPath?: string;
  /** undefined for a file without a page that can be read. */
  readonly page?: {
    /** False for a page whose envelope is invalid: it is checked without the invalid parts. */
    readonly isShown: boolean;
    readonly path: string;
    readonly title: string;
    /** True if every block can be shown. */
    readonly isWhole: boolean;
    /** Ids of its blocks, which links may lead to. */
    readonly ids: readonly string[];
    /** Pointer to its first form. */
    readonly form?: string;
    /** References to anything beyond the page, each once. */
    readonly references: readonly Reference[];
    /** Findings about references within the page. */
    readonly referenceFindings: readonly LocatedFinding[];
    /** Findings of lint rules, which are located, and facts for the rules' last step. */
    readonly lint?: FileLint;
  };
}

/** Returns the content outside skipped blocks. */
const contentOutside = (
  { blocks, texts }: AnnotatedContent,
  isSkipped: (pointer: string) => boolean,
): AnnotatedContent => ({
  blocks: blocks.filter(({ pointer }) => !isSkipped(pointer)),
  texts: texts.filter(({ block }) => block === undefined || !isSkipped(block.pointer)),
});

/**
 * Checks a page by itself.
 * @param directory the tenant's folder. @param file path below it.
 * @param lint the run of lint rules, if they are to be checked.
 * @returns the result, with the page's content if it can be shown; undefined if the file is gone.
 */
export async function checkPage(
  fs: FileSystem,
  directory: string,
  file: string,
  { components, brokenComponents }: Pick<PageContext, 'components' | 'brokenComponents'>,
  lint: LintRun | undefined,
): Promise<{ readonly result: PageResult; readonly entry?: PageEntry } | undefined> {
  const names = new Set([...components.keys(), ...brokenComponents]);
  const reading = await readPageFile(fs, directory, file, {
    allErrors: true,
    components: names,
    versionByStamp: true,
  });
  if (reading === undefined) return undefined;
  const { stamp, broken, findings, claimedPath, value: entry, draft, locate } = reading;
  const base = { file, stamp, findings, claimedPath };
  const checked = entry ?? draft;
  if (checked === undefined) return { result: base };
  const { path, title } = checked.page;
  // Invalid blocks are checked without their invalid values, which validation reports already.
  const drafted = draftBlocks(checked.page, checked.brokenBlocks, names);
  const { isSkipped } = drafted;
  const content = annotatedContent(drafted.corrected, { components });
  const isDraft = drafted.page !== drafted.corrected;
  const valid = isDraft ? annotatedContent(drafted.page, { components }) : content;
  const hasSkipped =
    checked.brokenBlocks.size > 0 && valid.blocks.some(({ pointer }) => isSkipped(pointer));
  const ofPage = pageReferences(
    drafted.page,
    components,
    content,
    brokenComponents,
    hasSkipped ? contentOutside(valid, isSkipped) : valid,
  );
  const { ids, form, references } = ofPage;
  const linted = lint?.page(
    { ...checked, page: drafted.page },
    hasSkipped ? annotatedContent(drafted.page, { components, isSkipped }) : valid,
  );
  const isKnown = (finding: Finding) => !drafted.isUncertain(finding);
  const ofReferences = ofPage.findings.filter(isKnown);
  const lintFindings = (linted?.findings ?? []).filter(({ finding }) => isKnown(finding));
  const located = locate([...ofReferences, ...lintFindings.map(({ finding }) => finding)]);
  const locatedLint = lintFindings.map((each, index) => ({
    ...each,
    finding: located[ofReferences.length + index]!,
  }));
  const page = {
    isShown: entry !== undefined,
    path,
    title,
    isWhole: !broken,
    ids,
    form,
    references,
    referenceFindings: located.slice(0, ofReferences.length),
    lint: linted && { ...linted, findings: locatedLint },
  };
  return { result: { ...base, page }, entry };
}
