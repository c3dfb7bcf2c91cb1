import { blockTraits, isBlockType } from '@forecourt/block-schemas';
import type { PictureTraits } from '@forecourt/block-schemas';
import { eachValueAt } from '@forecourt/json';
import type { BlockPlace } from '@forecourt/block-schemas';

/** A picture that a block shows. */
export interface BlockPicture {
  readonly traits: PictureTraits;
  /** Value of the property that names the file. */
  readonly source: unknown;
  readonly pointer: string;
  /** Value and pointer at a path from the object that has the picture; undefined if there is none. */
  readonly beside: (path: readonly string[]) => Beside | undefined;
}

interface Beside {
  readonly value: unknown;
  readonly pointer: string;
}

/** Types of the blocks that have pictures of a kind. */
export const typesWithPictures = (isMeant: (traits: PictureTraits) => boolean): readonly string[] =>
  Object.entries(blockTraits).flatMap(([type, { pictures }]) =>
    pictures.some(isMeant) ? [type] : [],
  );

function valueAt(holder: unknown, path: readonly string[], from: string): Beside | undefined {
  let found: Beside | undefined;
  eachValueAt(holder, path, from, (value, pointer) => {
    found = { value, pointer };
  });
  return found;
}

/** Pictures that a block shows, in the order of its schema. */
export function* picturesOf({ block, pointer }: BlockPlace): Generator<BlockPicture> {
  if (!isBlockType(block.type)) return;
  for (const traits of blockTraits[block.type].pictures) {
    const holders: Beside[] = [];
    eachValueAt(block.data, traits.holder, `${pointer}/data`, (value, at) => {
      holders.push({ value, pointer: at });
    });
    for (const holder of holders) {
      const beside = (path: readonly string[]) => valueAt(holder.value, path, holder.pointer);
      const source = beside(traits.source);
      if (source !== undefined)
        yield { traits, source: source.value, pointer: source.pointer, beside };
    }
  }
}
