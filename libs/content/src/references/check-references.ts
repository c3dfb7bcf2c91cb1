import type {
  Finding,
  FindingInFile,
  PageEntry,
  AnnotatedContent,
  TenantSnapshot,
} from '@forecourt/block-schemas';
import { pagePath, platformRoutes } from '../routing/page-path.ts';
import { checkBlocks } from './check-document.ts';
import { checkOtherFiles } from './check-other-files.ts';
import { dataChecks } from './data-names.ts';
import type { LinkTargets } from './link-targets.ts';
import {
  checkReference,
  isWithinPage,
  referenceKey,
  referencesAt,
  referencesOfBlock,
} from './references.ts';
import type { Reference } from './references.ts';
import { profileFinder, profileLinkCheck, profileSlugs } from './profile-links.ts';
import { queryCheck } from './query-entries.ts';
import { createSuggestions } from './suggestions.ts';

/** Options of {@link createReferenceCheck}. */
export interface ReferenceOptions {
  /** Paths that the platform answers without a page file, `*` for one part. */
  readonly routes?: readonly string[];
  /** Paths of pages that exist but can't be shown: `TenantReading.brokenPages`. */
  readonly brokenPages?: readonly string[];
  /** Names of components whose files can't be used: `TenantReading.brokenComponents`. */
  readonly brokenComponents?: readonly string[];
  /** Files of which an earlier version is in the snapshot: `TenantReading.staleFiles`. */
  readonly staleFiles?: readonly string[];
  /** The tenant's data files, broken ones included; those of the snapshot if left out. */
  readonly dataFiles?: ReadonlySet<string>;
  /** Returns the problem of an address on another site, if it is known. */
  readonly externalProblem?: LinkTargets['externalProblem'];
}

/** The reference check of one snapshot. */
export interface ReferenceCheck {
  /** Returns findings about the settings, components, data and redirects. */
  readonly otherFiles: () => FindingInFile[];
  /** Returns the finding about a reference that leads beyond its page, without a location; cached. */
  readonly findingOf: (reference: Reference) => Finding | undefined;
}

/**
 * Creates a check. Pure.
 * @param idsOf returns the ids of blocks on a page; undefined if its content is not known.
 */
export function createReferenceCheck(
  snapshot: TenantSnapshot,
  options: ReferenceOptions,
  idsOf: (entry: PageEntry) => readonly string[] | undefined,
): ReferenceCheck {
  const anchors = new Map<string, ReadonlySet<string> | undefined>();
  const anchorsOf = (path: string) => {
    if (anchors.has(path)) return anchors.get(path);
    const entry = snapshot.pages.get(path);
    // The last good version of a page is not what its file contains.
    const ids = entry && entry.rejectedEdit === undefined ? idsOf(entry) : undefined;
    anchors.set(path, ids && new Set(ids));
    return anchors.get(path);
  };
  const suggest = createSuggestions();
  const slugsOf = profileSlugs(snapshot);
  const profileAt = profileFinder(snapshot, slugsOf);
  const targets: LinkTargets = {
    snapshot,
    routes: options.routes ?? platformRoutes,
    brokenPages: new Set(options.brokenPages?.map(pagePath)),
    anchorsOf,
    checkProfile: profileLinkCheck(snapshot, slugsOf, suggest),
    isProfile: (path) => profileAt(path) !== undefined,
    checkQuery: queryCheck(snapshot, suggest),
    suggest,
    externalProblem: options.externalProblem,
  };
  const ofData = dataChecks(snapshot, suggest, options.dataFiles);
  const checkContent = (content: AnnotatedContent): Finding[] => [
    ...findingsInContent(content, findingOf),
    ...checkBlocks(content, snapshot.components, options.brokenComponents),
  ];

  const known = new Map<string, Finding | undefined>();
  const findingOf = (reference: Reference) => {
    const key = referenceKey(reference);
    if (!known.has(key)) known.set(key, checkReference(reference, '', targets, ofData));
    return known.get(key);
  };
  const { brokenComponents, staleFiles } = options;
  const context = { targets, slugsOf, checkContent, brokenComponents, staleFiles };
  return { otherFiles: () => checkOtherFiles(context), findingOf };
}

/** Returns the findings about references, each with its pointer. */
export const findingsInContent = (
  { texts, blocks }: AnnotatedContent,
  findingOf: ReferenceCheck['findingOf'],
): Finding[] => [
  ...texts.flatMap((text) =>
    referencesAt(text).flatMap((reference): Finding[] => {
      const finding = isWithinPage(reference) ? undefined : findingOf(reference);
      if (finding === undefined) return [];
      return [{ ...finding, pointer: text.pointer, within: reference.within }];
    }),
  ),
  ...blocks.flatMap(({ block, pointer }) =>
    referencesOfBlock(block).flatMap((reference): Finding[] => {
      const finding = findingOf(reference);
      return finding === undefined ? [] : [{ ...finding, pointer: `${pointer}/type` }];
    }),
  ),
];
