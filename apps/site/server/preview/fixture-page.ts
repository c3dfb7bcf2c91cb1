import type { AnyBlock, Asset, PageEntry, TenantSnapshot } from '@forecourt/block-schemas';
import type { BlockFixture } from './block-fixtures.ts';

/** Builds a page of one block with a fixture's data, for the gallery. */
export function fixturePage({ type, name, data }: BlockFixture, path: string): PageEntry {
  const block = { type, data } as AnyBlock;
  return {
    page: {
      schemaVersion: 1,
      path,
      title: `${type}: ${name}`,
      seo: { noindex: true },
      blocks: [block],
    },
    file: `fixtures/${type}/${name}.json`,
    version: 'fixture',
    findings: [],
    brokenBlocks: new Map(),
  };
}

/** Adds a picture for every name to the tenant, since fixtures name files that no tenant has. */
export function withSamplePictures(tenant: TenantSnapshot): TenantSnapshot {
  const pictures = [...tenant.assets.values()].filter(
    ({ mediaType, width }) => mediaType.startsWith('image/') && (width ?? 0) >= 200,
  );
  return { ...tenant, assets: new SampleAssets(tenant.assets, pictures) };
}

class SampleAssets extends Map<string, Asset> {
  readonly #pictures: readonly Asset[];

  constructor(assets: ReadonlyMap<string, Asset>, pictures: readonly Asset[]) {
    super(assets);
    this.#pictures = pictures;
  }

  override get(path: string): Asset | undefined {
    const own = super.get(path);
    if (own !== undefined || !/\.(?:svg|png|jpe?g|webp|avif)$/i.test(path)) return own;
    // The same name always gets the same picture.
    const sum = [...path].reduce((total, char) => total + (char.codePointAt(0) ?? 0), 0);
    return this.#pictures[sum % this.#pictures.length];
  }
}
