import type { AnyBlock } from '@forecourt/block-schemas';

/** Maximum characters of the blocks that a page's components make together, twice that of a page's file. */
const maxCharacters = 2_000_000;

/** Limits the blocks that a page's components make, so that a short page can't take a server's time or memory. */
export class ComponentBudget {
  #made = 0;

  /**
   * Returns the blocks of `make`, and counts them.
   * @throws Error once the budget is used up; and what `make` throws.
   */
  spend(make: () => readonly AnyBlock[]): readonly AnyBlock[] {
    if (this.#made > maxCharacters)
      throw new Error('the page’s components make too many blocks to be rendered');
    const blocks = make();
    this.#made += JSON.stringify(blocks).length;
    return blocks;
  }
}
