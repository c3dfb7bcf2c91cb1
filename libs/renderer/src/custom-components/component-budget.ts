import type { AnyBlock } from '@forecourt/block-schemas';

/**
 * Maximum total characters of the blocks of a page's components; twice the limit of a page's file.
 */
const maxCharacters = 2_000_000;

/**
 * Limits the output of a page's components, so that a short page can't exhaust a server's time or
 * memory.
 */
export class ComponentBudget {
  #made = 0;

  /**
   * Returns the blocks of `make` and deducts their size from the budget.
   * @throws Error once the budget is exceeded, and any error of `make`.
   */
  spend(make: () => readonly AnyBlock[]): readonly AnyBlock[] {
    if (this.#made > maxCharacters)
      throw new Error('the page’s components make too many blocks to be rendered');
    const blocks = make();
    this.#made += JSON.stringify(blocks).length;
    return blocks;
  }
}
