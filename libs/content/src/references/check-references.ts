import { join } from 'node:path';
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
import { checkPlaces, duplicateIds } from './check-document.ts';
import { checkRedirects } from './check-redirects.ts';
import { checkTemplate } from './components.ts';
import { dataNameCheck } from './data-names.ts';
import { checkLink } from './links.ts';
import type { LinkTargets } from './links.ts';
import { placesIn } from './places.ts';
import type { Places } from './places.ts';
import { profileLinkCheck } from './profile-links.ts';
import { createSuggestions } from './suggestions.ts';

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

/**
 * Finds every reference of a tenant's files that leads nowhere, and what is wrong with its data,
 * without places in the files. Pure.
 */
export function findReferenceFaults(
  snapshot: TenantSnapshot,
  options: ReferenceOptions = {},
): FindingInFile[] {
  // A page that stands in for a broken edit is not what is in its file: there is nothing to check yet.
  const pages = [...snapshot.pages].filter(([, entry]) => entry.rejectedEdit === undefined);
  const placesOf = new Map<PageEntry, Places>(
    pages.map(([, entry]) => [entry, placesIn(entry.page)]),
  );
  const anchors = new Map<string, ReadonlySet<string>>();
  const anchorsOf = (path: string) => {
    const entry = snapshot.pages.get(path);
    const places = entry && placesOf.get(entry);
    if (places === undefined) return undefined;
    const known = anchors.get(path);
    if (known !== undefined) return known;
    const ids = new Set(places.blocks.flatMap(({ block: { id } }) => id ?? []));
    anchors.set(path, ids);
    return ids;
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
  const faults: FindingInFile[] = [];
  const add = (file: string, findings: readonly Finding[]) => {
    for (const finding of findings) faults.push({ file, finding });
  };

  add('site.json', checkPlaces(placesIn(snapshot.site, sitePlaces), undefined, targets, checkName));
  for (const [path, entry] of pages) {
    const places = placesOf.get(entry)!;
    add(entry.file, [
      ...checkPlaces(places, path, targets, checkName),
      ...duplicateIds(places.blocks),
    ]);
  }
  for (const definition of snapshot.components.values()) {
    const places = templatePlaces(definition);
    const file = snapshot.componentFiles?.get(definition.name) ?? 'components';
    add(file, [
      ...checkPlaces(places, undefined, targets, checkName),
      ...checkTemplate(
        definition,
        places.blocks,
        snapshot.components,
        (used) => templatePlaces(used).blocks,
      ),
    ]);
  }
  const isStale = (file: string) => options.staleFiles?.includes(file) ?? false;
  const checkEntry = (places: Places) => checkPlaces(places, undefined, targets, checkName);
  // One by one: a stock at fault has more of them than a call takes arguments.
  for (const fault of checkData(snapshot, checkEntry, isStale)) faults.push(fault);
  if (!isStale('redirects.json'))
    add(
      'redirects.json',
      checkRedirects(snapshot, (href, pointer) => checkLink(href, pointer, undefined, targets)),
    );
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
  const nameOf = (path: string) => join(directory, path).replaceAll('\\', '/');
  const context = { fs, directory: snapshot.directory, nameOf };
  return placeInFiles(context, findReferenceFaults(snapshot, options));
}
