import {
  cutoffs,
  type AnyBlock,
  type Asset,
  type BlockType,
  type CustomComponentDefinition,
  type PageEntry,
  type TenantSnapshot,
} from '@forecourt/block-schemas';
import { namedFixtures } from '@forecourt/block-schemas/testing/fixtures';
import { testAsset, testTenant, type TestTenant } from './snapshot.ts';

/** A valid fixture of a block. */
export interface Fixture {
  readonly type: BlockType;
  /** Name of the fixture. */
  readonly name: string;
  readonly block: AnyBlock;
}

/** Every valid fixture of every block type. */
export const everyFixture: readonly Fixture[] = namedFixtures().map(({ type, name, data }) => ({
  type: type as BlockType,
  name,
  block: { type, data } as AnyBlock,
}));

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
