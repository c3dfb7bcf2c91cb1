import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { blocksOf, pictureCount } from './cost-content.ts';
import { benchSite } from './generated-pages.ts';

/**
 * Writes a tenant into a folder of tenants, with pictures and the pages `/page-N` of the content that
 * the bare server has.
 * @param pages numbers of the pages. @param blocks number of blocks of each page.
 */
export async function writeCostTenant(
  tenants: string,
  slug: string,
  pages: readonly number[],
  blocks?: number,
): Promise<void> {
  const folder = join(tenants, slug);
  for (const name of ['pages', 'assets']) mkdirSync(join(folder, name), { recursive: true });
  const site = benchSite(slug, 'Cost', '/page-0');
  writeFileSync(join(folder, 'site.json'), JSON.stringify(site));
  for (const page of pages)
    writeFileSync(
      join(folder, `pages/page-${page}.json`),
      JSON.stringify({
        schemaVersion: 1,
        path: `/page-${page}`,
        title: `Page ${page}`,
        blocks: blocksOf(page, blocks),
      }),
    );
  for (let picture = 0; picture < pictureCount; picture++)
    await sharp({
      create: {
        width: 1600,
        height: 1000,
        channels: 3,
        background: { r: 40 * picture, g: 90, b: 60 },
      },
    })
      .jpeg()
      .toFile(join(folder, `assets/car-${picture}.jpg`));
}
