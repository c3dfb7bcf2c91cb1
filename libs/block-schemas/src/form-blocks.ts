import { formBlockTypes } from './generated/block-traits.ts';
import type { AnyBlock, FormData } from './generated/types.ts';

/** True for form blocks of any type. */
export const isFormBlock = (block: {
  readonly type: string;
}): block is AnyBlock & { readonly data: FormData } =>
  (formBlockTypes as readonly string[]).includes(block.type);
