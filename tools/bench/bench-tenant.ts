import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyBlock, Page } from '../../libs/block-schemas/src/index.ts';
import { fixtureBlocks } from '../../libs/block-schemas/src/testing/fixtures.ts';
import { benchSite } from './generated-pages.ts';

const blockCount = 40;

/** Blocks that draw nothing without the dealer's data or a registry. */
const left: ReadonlySet<string> = new Set([
  'brandModels',
  'cars',
  'customComponent',
  'form',
  'formBuilder',
  'locations',
  'modelColors',
  'modelVariants',
  'offers',
  'reviews',
  'search',
  'success',
  'team',
  'websiteBrands',
]);

/** A page of forty blocks of every kind that draws by itself, the calculator once. */
export function benchPage(): Page {
  const fixtures = fixtureBlocks().filter(({ type }) => !left.has(type)) as AnyBlock[];
  const calculators = fixtures.filter(({ type }) => type === 'financeCalculator');
  const others = fixtures.filter(({ type }) => type !== 'financeCalculator');
  const blocks = Array.from({ length: blockCount }, (_, index) =>
    index === 20 ? calculators[0]! : others[(index * 7) % others.length]!,
  );
  return { schemaVersion: 1, path: '/bench', title: 'Forty blocks', blocks };
}

const site = benchSite('bench', 'Bench', '/bench');

/** Writes the tenant to a folder of tenants. */
export function writeBenchTenant(tenantsDir: string, page: Page): void {
  const directory = join(tenantsDir, site.slug);
  mkdirSync(join(directory, 'pages'), { recursive: true });
  writeFileSync(join(directory, 'site.json'), JSON.stringify(site));
  writeFileSync(join(directory, 'pages/bench.json'), JSON.stringify(page));
}
