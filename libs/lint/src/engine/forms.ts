import type { FormData } from '@forecourt/block-schemas';
import type { BlockPlace } from './rule.ts';

/** A form with steps of its own: only there can the steps be at fault. */
export interface SteppedForm {
  readonly data: FormData;
  /** Pointer to the block's data. */
  readonly pointer: string;
}

/** The form of a block whose own steps and fields decide its flow; undefined for any other block. */
export function steppedForm({ block, pointer }: BlockPlace): SteppedForm | undefined {
  if (block.type !== 'form' && block.type !== 'formBuilder') return undefined;
  const data = block.data as FormData;
  const hasSteps = (data.formSteps?.length ?? 0) > 0;
  const hasFields = (data.fields?.length ?? 0) > 0;
  return data.type === 'multi' && hasSteps && hasFields
    ? { data, pointer: `${pointer}/data` }
    : undefined;
}
