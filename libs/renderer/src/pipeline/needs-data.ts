import type { BlockType } from '@forecourt/block-schemas';
import type { BlockDefinition } from './types.ts';

/** The definition of a block that draws the dealer's data: until it arrives, it says so in preview and draws nothing. */
export const needsData = <T extends BlockType>(type: T): BlockDefinition<T> => ({
  type,
  component: () => null,
  css: '',
  needsData: true,
});
