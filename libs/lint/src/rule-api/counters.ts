import type { BlockPlace, TwgSalesCounterData } from '@forecourt/block-schemas';

/** Text of a counter as visitors read it, in one. */
export interface CounterText {
  readonly words: string;
  /** Pointer of its number. */
  readonly pointer: string;
}

/**
 * Returns the text of a block that is a large number with words around it, "$" + 99 + " a week";
 * undefined for other blocks.
 */
export function counterText(place: BlockPlace | undefined): CounterText | undefined {
  if (place?.block.type !== 'twgSalesCounter') return undefined;
  const {
    figure,
    label,
    prefix = '',
    suffix = '',
  } = place.block.data as unknown as TwgSalesCounterData;
  return { words: `${prefix}${figure}${suffix} ${label}`, pointer: `${place.pointer}/data/figure` };
}
