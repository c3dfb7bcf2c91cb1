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
import { checkComponentUse, checkTemplate } from './components.ts';
import { dataNameCheck } from './data-names.ts';
import { checkFormSteps, checkStepKey } from './form-steps.ts';
import { addressesIn } from './html-links.ts';
import { checkAsset, checkLink } from './links.ts';
import type { LinkTargets } from './links.ts';
import { placesIn } from './places.ts';
import type { BlockPlace, Place, Places } from './places.ts';

/** What else a tenant's files may refer to. */
export interface ReferenceOptions {
  /** Paths that the platform answers without a page file, `*` for one part. */
  readonly routes?: readonly string[];
  /** Paths of pages that exist but can't be shown: `TenantReading.brokenPages`. */
  readonly brokenPages?: readonly string[];
}

/** A video's address may leave this out. */
const videoEndings = ['.mp4'];

const blockListPlaces = [{ path: ['blocks'], kind: 'blocks' }] as const;
const templatePlaces = (definition: CustomComponentDefinition) =>
  placesIn(definition, blockListPlaces);

/** Checks one document's references. @param from path of the page; undefined for what is on every page. */
function checkPlaces(
  { texts, blocks }: Places,
  from: string | undefined,
  targets: LinkTargets,
  checkName: (place: Place) => Finding | undefined,
): Finding[] {
  const checkText = (place: Place): (Finding | undefined)[] => {
    const { kind, value, pointer } = place;
    if (value.includes('{{')) return [];
    switch (kind) {
      case 'link':
        return [checkLink(value, pointer, from, targets)];
      case 'asset':
        return [
          checkAsset(
            value,
            pointer,
            targets,
            place.block?.block.type === 'video' ? videoEndings : [],
          ),
        ];
      case 'stepKey':
        return [checkStepKey(place)];
      case 'html-inline':
      case 'html-block':
        return addressesIn(value).map((address) =>
          address.attribute === 'href'
            ? checkLink(address.value, pointer, from, targets)
            : checkAsset(address.value, pointer, targets),
        );
      default:
        return [checkName(place)];
    }
  };
  return [
    ...texts.flatMap(checkText).filter((finding) => finding !== undefined),
    ...blocks.flatMap((block) => [
      ...checkFormSteps(block),
      ...checkComponentUse(block, targets.snapshot.components),
    ]),
  ];
}

/** Two blocks with one id: a link to it can't tell them apart. */
function duplicateIds(blocks: readonly BlockPlace[]): Finding[] {
  const seen = new Set<string>();
  const findings: Finding[] = [];
  for (const { block, pointer } of blocks) {
    if (block.id === undefined) continue;
    const message = `two blocks of the page have the id "${block.id}"`;
    if (seen.has(block.id))
      findings.push({
        rule: 'duplicate-id',
        severity: 'warning',
        pointer: `${pointer}/id`,
        message,
      });
    seen.add(block.id);
  }
  return findings;
}

/** Finds every reference of a tenant's files that leads nowhere, without places in the files. Pure. */
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
  const targets: LinkTargets = {
    snapshot,
    routes: options.routes ?? platformRoutes,
    brokenPages: new Set(options.brokenPages?.map(pagePath)),
    anchorsOf,
  };
  const checkName = dataNameCheck(snapshot);
  const faults: FindingInFile[] = [];
  const add = (file: string, findings: readonly Finding[]) =>
    faults.push(...findings.map((finding) => ({ file, finding })));

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
  return faults;
}

/**
 * Checks the cross references of a tenant (CLI-1): links, assets, form steps, skip rules, custom
 * components, and models, brands, people and locations where there is data of that kind. Files are
 * read again only for the places of what is found.
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
