import type { LintSuppression, LocatedFinding, PageEntry } from '@forecourt/block-schemas';
import type { FileState, Reference, ShareReference } from '@forecourt/content';
import type { FileLint, Fix, LintFinding } from '@forecourt/lint';
import type { PageCheck } from './page-checks.ts';

/** A finding without its file: all findings of a record are about one. */
type OwnFinding = Omit<LocatedFinding, 'file'>;

/** What is known of a page's file, as JSON: for another thread or another run. */
export interface PageRecord {
  readonly file: string;
  readonly stamp: string;
  readonly version: string;
  readonly whole: boolean;
  readonly findings: readonly OwnFinding[];
  readonly claimedPath?: string;
  /** What is kept of the page, and what was found on it, unless it is too broken. */
  readonly page?: {
    readonly path: string;
    readonly title: string;
    readonly ids: readonly string[];
    /** Places in the references that all pages share. */
    readonly references: readonly number[];
    readonly faults: readonly OwnFinding[];
    readonly lint?: {
      readonly found: readonly (readonly [OwnFinding, Fix?])[];
      readonly notes: FileLint['notes'];
      readonly suppressions: readonly LintSuppression[];
    };
  };
}

/** Records of pages, and what they refer to. */
export interface PageRecords {
  readonly references: readonly (readonly [Reference['kind'], string])[];
  readonly pages: readonly PageRecord[];
}

const withoutFile = ({ file: _file, ...rest }: LocatedFinding): OwnFinding => rest;

/** Writes down what is known of pages. */
export function recordPages(
  states: Iterable<readonly [string, FileState<PageEntry>]>,
  checkOf: (entry: PageEntry) => PageCheck | undefined,
): PageRecords {
  const numbers = new Map<Reference, number>();
  const numberOf = (reference: Reference) => {
    const number = numbers.get(reference) ?? numbers.size;
    numbers.set(reference, number);
    return number;
  };
  const pages: PageRecord[] = [];
  for (const [file, { stamp, version, whole, findings, claimedPath, served }] of states) {
    const check = served && checkOf(served);
    if (served !== undefined && check === undefined) continue;
    pages.push({
      file,
      stamp,
      version,
      whole,
      findings: findings.map(withoutFile),
      claimedPath,
      ...(served &&
        check && {
          page: {
            path: served.page.path,
            title: served.page.title,
            ids: check.references.ids,
            references: check.references.references.map(numberOf),
            faults: check.faults.map(withoutFile),
            ...(check.lint && {
              lint: {
                found: check.lintPlaces.map((place, index) => {
                  const { fix } = check.lint!.findings[index]!;
                  return fix ? [withoutFile(place), fix] : [withoutFile(place)];
                }),
                notes: check.lint.notes,
                suppressions: check.lint.suppressions,
              },
            }),
          },
        }),
    });
  }
  return { references: [...numbers.keys()].map(({ kind, value }) => [kind, value]), pages };
}

/** What a record stands for. */
export interface RecalledPage {
  readonly state: FileState<PageEntry>;
  readonly check?: PageCheck;
}

const withoutPlace = ({
  line: _line,
  column: _column,
  endLine: _endLine,
  endColumn: _endColumn,
  sourceLine: _sourceLine,
  sourceFrom: _sourceFrom,
  ...finding
}: OwnFinding) => finding;

const lintFinding = (file: string, found: OwnFinding, fix: Fix | undefined): LintFinding => ({
  file,
  finding: withoutPlace(found),
  ...(fix && { fix }),
});

/**
 * Reads records back.
 * @param nameOf how findings name a page's file here and now.
 */
export function recallPages(
  { references: all, pages }: PageRecords,
  share: ShareReference,
  nameOf: (file: string) => string,
): Map<string, RecalledPage> {
  const shared = all.map(([kind, value]) => share({ kind, value }));
  const recalled = new Map<string, RecalledPage>();
  for (const { file, stamp, version, whole, findings, claimedPath, page } of pages) {
    const name = nameOf(file);
    const named = (found: OwnFinding): LocatedFinding => ({ ...found, file: name });
    const base = { stamp, version, whole, findings: findings.map(named), claimedPath };
    if (page === undefined) {
      recalled.set(file, { state: base });
      continue;
    }
    const { path, title, ids, references, faults, lint } = page;
    const served: PageEntry = Object.freeze({
      page: { schemaVersion: 1 as const, path, title, blocks: [] },
      file,
      version,
      findings: [],
      brokenBlocks: new Map(),
    });
    recalled.set(file, {
      state: { ...base, served },
      check: {
        references: { ids, references: references.map((number) => shared[number]!), faults },
        faults: faults.map(named),
        lintPlaces: lint?.found.map(([found]) => named(found)) ?? [],
        lint: lint && {
          file,
          findings: lint.found.map(([found, fix]) => lintFinding(file, found, fix)),
          notes: lint.notes,
          suppressions: lint.suppressions,
        },
      },
    });
  }
  return recalled;
}
