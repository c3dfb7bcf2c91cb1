import { blockTraits, isBlockType } from '@forecourt/block-schemas';
import type { PictureTraits } from '@forecourt/block-schemas';
import { eachValueAt } from '@forecourt/json';
import type { LocatedBlock } from '@forecourt/block-schemas';
import { memoizeLast } from './memoize-last.ts';

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

/** Returns the pictures that a block shows, in the order of its schema, once for all rules. */
export const picturesOf = memoizeLast(
  (block: LocatedBlock['block'], pointer: string): readonly BlockPicture[] => {
    const pictures: BlockPicture[] = [];
    if (!isBlockType(block.type)) return pictures;
    for (const traits of blockTraits[block.type].pictures)
      eachValueAt(block.data, traits.holder, `${pointer}/data`, (holder, at) => {
        const beside = (path: readonly string[]) => valueAt(holder, path, at);
        const source = beside(traits.source);
        if (source !== undefined)
          pictures.push({ traits, source: source.value, pointer: source.pointer, beside });
      });
    return pictures;
  },
);
