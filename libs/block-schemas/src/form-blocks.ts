import { formBlockTypes } from './generated/block-traits.ts';
import type { FormData } from './generated/types.ts';

/** True for form blocks of any type. */
export const isFormBlock = <B extends { readonly type: string }>(
  block: B,
): block is B & { readonly data: FormData } =>
  (formBlockTypes as readonly string[]).includes(block.type);
