import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  blockTypes,
  cutoffs,
  type AnyBlock,
  type Asset,
  type BlockType,
  type CustomComponentDefinition,
  type PageEntry,
  type TenantSnapshot,
} from '@forecourt/block-schemas';
import { testAsset, testTenant, type TestTenant } from './snapshot.ts';

/** A valid sample of a block from its schema's folder. */
export interface Fixture {
  readonly type: BlockType;
  /** Name of its file without extension. */
  readonly name: string;
  readonly block: AnyBlock;
}

const schemas = join(import.meta.dirname, '../../../block-schemas/src/blocks');

function fixturesOf(type: BlockType): Fixture[] {
  const folder = join(schemas, type, 'fixtures/valid');
  return readdirSync(folder)
    .sort()
    .map((file) => {
      const data = JSON.parse(readFileSync(join(folder, file), 'utf8')) as AnyBlock['data'];
      return { type, name: file.replace(/\.json$/, ''), block: { type, data } };
    });
}

/** Every valid fixture of every block type. */
export const everyFixture: readonly Fixture[] = blockTypes.flatMap(fixturesOf);

/** A layout of a block type and a publication date that selects it. */
export interface DatedLayout {
  readonly layout: string;
  /** YYYY-MM-DD, every zone's calendar. */
  readonly at: string;
}

const beforeAll = '2024-01-01';
const afterAll = '2025-12-01';

/** Returns every layout version of a block type, oldest first; at least one. */
export function layoutsOf(type: BlockType): DatedLayout[] {
  const own = cutoffs.filter(({ blockType }) => blockType === type);
  if (own.length === 0) return [{ layout: 'current', at: afterAll }];
  return [
    { layout: own[0]!.before.layout, at: beforeAll },
    ...own.map(({ after, date }, index) => ({
      layout: after.layout,
      // The newest layouts share a date, so that one page can show them all.
      at: index === own.length - 1 ? afterAll : date,
    })),
  ];
}

/** Assets with a picture for every path, because fixtures refer to files that don't exist. */
class AnyPicture extends Map<string, Asset> {
  override get(path: string): Asset | undefined {
    return /\.(?:svg|png|jpe?g|webp|avif)$/i.test(path) ? testAsset(path) : undefined;
  }
}

/** Components that the fixtures of customComponent refer to. */
const components: readonly CustomComponentDefinition[] = [
  {
    name: 'openingHours',
    props: [
      { name: 'yard', type: 'string', required: true },
      { name: 'opens', type: 'number', default: 8 },
      { name: 'sundays', type: 'boolean' },
    ],
    blocks: [
      { type: 'header', data: { text: '{{yard}}', level: 3 } },
      { type: 'paragraph', data: { text: 'Open from {{opens}} am.' } },
    ],
  },
  {
    name: 'callUs',
    blocks: [
      { type: 'buttons', data: { buttons: [{ text: 'Call us', href: 'tel:+61255500100' }] } },
    ],
  },
];

/** Returns a tenant with one page of the given blocks and everything that fixtures refer to. */
export function fixtureTenant(
  blocks: readonly AnyBlock[],
  given: TestTenant = {},
): { entry: PageEntry; snapshot: TenantSnapshot } {
  const { entry, snapshot } = testTenant(blocks, { components, ...given });
  return { entry, snapshot: { ...snapshot, assets: new AnyPicture() } };
}
