import { sitePlaces } from '@forecourt/block-schemas';
import type {
  CustomComponentDefinition,
  Finding,
  LocatedFinding,
  PageEntry,
  TenantSnapshot,
} from '@forecourt/block-schemas';
import type { FileSystem } from '../file-system/file-system.ts';
import { nodeFileSystem } from '../file-system/node-file-system.ts';
import { placeInFiles } from '../reading/place-in-files.ts';
import type { FindingInFile } from '../reading/place-in-files.ts';
import { pagePath, platformRoutes } from '../routing/page-path.ts';
import { checkData } from './check-data.ts';
import { checkBlocks } from './check-document.ts';
import { checkRedirects } from './check-redirects.ts';
import { checkTemplate } from './components.ts';
import { dataNameCheck } from './data-names.ts';
import { checkLink } from './links.ts';
import type { LinkTargets } from './links.ts';
import { pageReferences, shareReferences } from './page-references.ts';
import type { ShareReference } from './page-references.ts';
import { placesIn } from './places.ts';
import type { Places } from './places.ts';
import { checkReference, isWithinPage, referencesAt } from './references.ts';
import type { Reference } from './references.ts';
import { profileLinkCheck } from './profile-links.ts';
import { createSuggestions } from './suggestions.ts';
import { nameBelow } from '../reading/name-below.ts';

/** What else a tenant's files may refer to. */
export interface ReferenceOptions {
  /** Paths that the platform answers without a page file, `*` for one part. */
  readonly routes?: readonly string[];
  /** Paths of pages that exist but can't be shown: `TenantReading.brokenPages`. */
  readonly brokenPages?: readonly string[];
  /** Files in whose place an earlier version stands: `TenantReading.staleFiles`. */
  readonly staleFiles?: readonly string[];
}

const blockListPlaces = [{ path: ['blocks'], kind: 'blocks' }] as const;
const templatePlaces = (definition: CustomComponentDefinition) =>
  placesIn(definition, blockListPlaces);

/** The check of one tenant's references, at one moment. */
export interface ReferenceCheck {
  /** What is wrong in the settings, components, data and redirects. */
  readonly otherFiles: () => FindingInFile[];
  /** What is wrong with a reference that leads beyond its page, without a place; looked up once. */
  readonly faultOf: (reference: Reference) => Finding | undefined;
}

/**
 * Starts a check. Pure.
 * @param idsOf the ids of blocks on a page; undefined if it is not known what is on it.
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
    // A page that stands in for a broken edit is not what is in its file.
    const ids = entry && entry.rejectedEdit === undefined ? idsOf(entry) : undefined;
    anchors.set(path, ids && new Set(ids));
    return anchors.get(path);
  };
  const suggest = createSuggestions();
  const targets: LinkTargets = {
    snapshot,
    routes: options.routes ?? platformRoutes,
    brokenPages: new Set(options.brokenPages?.map(pagePath)),
    anchorsOf,
    checkProfile: profileLinkCheck(snapshot, suggest),
    suggest,
  };
  const checkName = dataNameCheck(snapshot, suggest);
  const checkPlaces = (places: Places): Finding[] => [
    ...places.texts.flatMap((place) =>
      referencesAt(place).flatMap((reference) =>
        isWithinPage(reference)
          ? []
          : (checkReference(reference, place.pointer, targets, checkName) ?? []),
      ),
    ),
    ...checkBlocks(places, snapshot.components),
  ];

  const otherFiles = () => {
    const faults: FindingInFile[] = [];
    const add = (file: string, findings: readonly Finding[]) => {
      for (const finding of findings) faults.push({ file, finding });
    };
    add('site.json', checkPlaces(placesIn(snapshot.site, sitePlaces)));
    for (const definition of snapshot.components.values()) {
      const places = templatePlaces(definition);
      const file = snapshot.componentFiles?.get(definition.name) ?? 'components';
      add(file, [
        ...checkPlaces(places),
        ...checkTemplate(
          definition,
          places.blocks,
          snapshot.components,
          (used) => templatePlaces(used).blocks,
        ),
      ]);
    }
    const isStale = (file: string) => options.staleFiles?.includes(file) ?? false;
    // One by one: a stock at fault has more of them than a call takes arguments.
    for (const fault of checkData(snapshot, checkPlaces, isStale)) faults.push(fault);
    if (!isStale('redirects.json'))
      add(
        'redirects.json',
        checkRedirects(snapshot, (href, pointer) => checkLink(href, pointer, targets)),
      );
    return faults;
  };

  const known = new Map<Reference, Finding | undefined>();
  const faultOf = (reference: Reference) => {
    if (!known.has(reference))
      known.set(reference, checkReference(reference, '', targets, checkName));
    return known.get(reference);
  };
  return { otherFiles, faultOf };
}

/** The faults of references at the places where they stand. */
export const faultsAtPlaces = (
  { texts }: Places,
  share: ShareReference,
  faultOf: ReferenceCheck['faultOf'],
): Finding[] =>
  texts.flatMap((place) =>
    referencesAt(place).flatMap((reference): Finding[] => {
      const fault = isWithinPage(reference) ? undefined : faultOf(share(reference));
      return fault === undefined ? [] : [{ ...fault, pointer: place.pointer }];
    }),
  );

/**
 * Finds every reference of a tenant's files that leads nowhere, and what is wrong with its data,
 * without places in the files. Pure.
 */
export function findReferenceFaults(
  snapshot: TenantSnapshot,
  options: ReferenceOptions = {},
): FindingInFile[] {
  // A page that stands in for a broken edit is not what is in its file: there is nothing to check yet.
  const pages = [...snapshot.pages.values()].filter((entry) => entry.rejectedEdit === undefined);
  const share = shareReferences();
  const known = new Map(
    pages.map((entry) => {
      const places = placesIn(entry.page);
      const { components } = snapshot;
      return [entry, { places, ...pageReferences(entry.page, components, share, places) }];
    }),
  );
  const check = createReferenceCheck(snapshot, options, (entry) => known.get(entry)?.ids);
  const faults = check.otherFiles();
  for (const [{ file }, { places, faults: own }] of known)
    for (const finding of [...faultsAtPlaces(places, share, check.faultOf), ...own])
      faults.push({ file, finding });
  return faults;
}

/**
 * Checks the cross references of a tenant (CLI-1): links, redirects, assets, form steps, skip rules,
 * custom components, and models, brands, people and locations where there is data of that kind; and
 * the data files as entities. Files are read again only for the places of what is found.
 */
export function checkReferences(
  snapshot: TenantSnapshot,
  options: ReferenceOptions & {
    readonly fs?: FileSystem;
    /** The tenant's folder as findings name it; its absolute path if left out. */
    readonly directory?: string;
  } = {},
): Promise<LocatedFinding[]> {
  const { fs = nodeFileSystem, directory = snapshot.directory } = options;
  const nameOf = (path: string) => nameBelow(directory, path);
  const context = { fs, directory: snapshot.directory, nameOf };
  return placeInFiles(context, findReferenceFaults(snapshot, options));
}
