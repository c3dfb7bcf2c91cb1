import { blockTypes, type BlockType } from '@forecourt/block-schemas';

/** A valid fixture of a block. */
export interface BlockFixture {
  readonly type: BlockType;
  readonly name: string;
  /** The block's `data`. */
  readonly data: unknown;
}

const files = import.meta.glob<{ readonly valid: Readonly<Record<string, unknown>> }>(
  '../../../../libs/block-schemas/src/blocks/*/fixtures.json',
  { eager: true, import: 'default' },
);

const fixturesOf = (type: BlockType): BlockFixture[] => {
  const found = Object.entries(files).find(([file]) => file.split('/').at(-2) === type);
  const rank = ({ name }: BlockFixture) => (name === 'minimal' ? '' : name);
  return Object.entries(found?.[1].valid ?? {})
    .map(([name, data]) => ({ type, name, data }))
    .sort((a, b) => (rank(a) < rank(b) ? -1 : 1));
};

/** Valid fixtures of every block type, `minimal` first. */
export const blockFixtures: ReadonlyMap<BlockType, readonly BlockFixture[]> = new Map(
  blockTypes.map((type) => [type, fixturesOf(type)]),
);
