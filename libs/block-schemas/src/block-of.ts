import type { AnyBlock, BlockData } from './generated/types.ts';
import type { BlockType } from './generated/block-types.ts';
import { isBlockType } from './validation/validate.ts';

/** A block of a built-in type. */
export type BuiltInBlock = AnyBlock & { readonly type: BlockType };

/** True for a block of a built-in type, not of one of the tenant's own components. */
export const isBuiltIn = (block: AnyBlock): block is BuiltInBlock => isBlockType(block.type);

/** A valid block of a built-in type. */
export type BlockOf<T extends BlockType> = AnyBlock & {
  readonly type: T;
  readonly data: BlockData[T];
};

/** True for a block of a type, whose data validation has checked. */
export const isBlockOf = <T extends BlockType>(block: AnyBlock, type: T): block is BlockOf<T> =>
  block.type === type;
