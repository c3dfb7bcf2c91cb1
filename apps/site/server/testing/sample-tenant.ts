import type { Asset, Page, PageEntry, Site, TenantSnapshot } from '@forecourt/block-schemas';
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '@forecourt/block-schemas/testing/temporary-folder';

/** A drawing of 40 by 20 units. */
export const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="40" height="20" fill="#044069"/></svg>';

const site = (slug: string): Site => ({
  schemaVersion: 1,
  id: slug,
  slug,
  name: `Motors ${slug}`,
  domains: [`www.${slug}.example`],
  region: 'AU',
  timeZone: 'Australia/Sydney',
  theme: { color: { brand: '#044069', accent: '#f89e3c' }, font: {} },
  navigation: {},
});

const entry = (pagePath: string): PageEntry => ({
  page: { schemaVersion: 1, path: pagePath, title: `Page ${pagePath}`, blocks: [] } as Page,
  file: `pages${pagePath}.json`,
  version: '1',
  findings: [],
  brokenBlocks: new Map(),
});

/** Creates a tenant in a folder of its own with the given pages and assets; assets are written to disk. */
export async function sampleTenant(
  slug: string,
  pages: readonly string[] = ['/'],
  assets: Readonly<Record<string, { text: string | Uint8Array; mediaType: string }>> = {},
): Promise<TenantSnapshot> {
  const directory = await temporaryFolder(slug);
  const found = new Map<string, Asset>();
  for (const [name, { text, mediaType }] of Object.entries(assets)) {
    const file = path.join(directory, 'assets', name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
    found.set(`/assets/${name}`, {
      path: `/assets/${name}`,
      file,
      hash: createHash('sha256').update(text).digest('hex').slice(0, 16),
      bytes: Buffer.from(text).length,
      mediaType,
      ...(mediaType.startsWith('image/') ? { width: 40, height: 20 } : {}),
    });
  }
  return {
    slug,
    directory,
    site: site(slug),
    pages: new Map(pages.map((each) => [each, entry(each)])),
    assets: found,
    components: new Map(),
    data: new Map(),
    findings: [],
    version: '1',
  };
}
