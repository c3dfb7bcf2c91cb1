import { blockTypes, isBlockType, type BlockType } from '@forecourt/block-schemas';

/** A sample of a block from its schema's folder. */
export interface BlockFixture {
  readonly type: BlockType;
  /** File name without extension. */
  readonly name: string;
  /** Reads the block's `data`. */
  readonly load: () => Promise<unknown>;
}

// Each file is a separate chunk of the bundle, loaded when the gallery shows it.
const files = import.meta.glob<unknown>(
  '../../../../libs/block-schemas/src/blocks/*/fixtures/valid/*.json',
  { import: 'default' },
);

/** Valid fixtures of every block type, `minimal` first. */
export const blockFixtures: ReadonlyMap<BlockType, readonly BlockFixture[]> = (() => {
  const found = new Map<BlockType, BlockFixture[]>(blockTypes.map((type) => [type, []]));
  for (const [file, load] of Object.entries(files)) {
    const parts = file.split('/');
    const type = parts.at(-4) ?? '';
    const name = (parts.at(-1) ?? '').replace(/\.json$/, '');
    if (isBlockType(type)) found.get(type)?.push({ type, name, load });
  }
  const rank = ({ name }: BlockFixture) => (name === 'minimal' ? '' : name);
  for (const fixtures of found.values()) {
    fixtures.sort((a, b) => (rank(a) < rank(b) ? -1 : 1));
  }
  return found;
})();
