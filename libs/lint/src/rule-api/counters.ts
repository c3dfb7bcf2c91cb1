import type { LocatedBlock, TwgSalesCounterData } from '@forecourt/block-schemas';

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
export function counterText(located: LocatedBlock | undefined): CounterText | undefined {
  if (located?.block.type !== 'twgSalesCounter') return undefined;
  const {
    figure,
    label,
    prefix = '',
    suffix = '',
  } = located.block.data as unknown as TwgSalesCounterData;
  return {
    words: `${prefix}${figure}${suffix} ${label}`,
    pointer: `${located.pointer}/data/figure`,
  };
}
