import { join } from 'node:path';
import { entityPlaces, pagePlaces, sitePlaces } from '@forecourt/block-schemas';
import type { TenantSnapshot } from '@forecourt/block-schemas';
import { dataEntries, placesIn } from '@forecourt/content';
import type { Place } from '@forecourt/content';

/** A file of a tenant and all in it that refers to something. */
export interface FilePlaces {
  /** Absolute path. */
  readonly path: string;
  readonly places: readonly Place[];
}

const blockList = [{ path: ['blocks'], kind: 'blocks' }] as const;

/** References of a document, those that blocks make by their type and name included. */
function referencesIn(document: unknown, places: Parameters<typeof placesIn>[1]): Place[] {
  const { texts, blocks } = placesIn(document, places);
  const types = blocks.map((block) => ({
    kind: 'component' as const,
    value: block.block.type,
    pointer: `${block.pointer}/type`,
    block,
  }));
  return [...texts, ...types];
}

function* dataPlaces({ data, site }: TenantSnapshot): Generator<{ file: string; places: Place[] }> {
  for (const [name, { file, value }] of data) {
    const list = dataEntries(name, value, site);
    if (list === undefined || !('entries' in list) || entityPlaces[list.entity].length === 0)
      continue;
    const places = list.entries.flatMap((entry) =>
      placesIn(entry.value, entityPlaces[list.entity]).texts.map((place) => ({
        ...place,
        pointer: entry.pointer + place.pointer,
      })),
    );
    yield { file, places };
  }
}

/** Every reference of a tenant's files. */
export function* placesOfTenant(snapshot: TenantSnapshot): Generator<FilePlaces> {
  const path = (file: string) => join(snapshot.directory, file);
  yield { path: path('site.json'), places: referencesIn(snapshot.site, sitePlaces) };
  for (const { file, page } of snapshot.pages.values())
    yield { path: path(file), places: referencesIn(page, pagePlaces) };
  for (const component of snapshot.components.values()) {
    const file = snapshot.componentFiles?.get(component.name);
    if (file !== undefined) yield { path: path(file), places: referencesIn(component, blockList) };
  }
  const redirects = [...(snapshot.redirects?.values() ?? [])].map(({ to }, index) => ({
    kind: 'link' as const,
    value: to,
    pointer: `/${index}/to`,
  }));
  if (redirects.length > 0) yield { path: path('redirects.json'), places: redirects };
  for (const { file, places } of dataPlaces(snapshot)) yield { path: path(file), places };
}
