import type { AnyBlock } from '@forecourt/block-schemas';

/** Most characters of blocks that a page's components may make together; a page's own file has at most half of it. */
const mostMade = 2_000_000;

/** Bounds what the components of one page make, so that a short page can't take a server's time or memory. */
export class ComponentBudget {
  #made = 0;

  /**
   * The blocks that `make` gives.
   * @throws Error if those before have used the budget up; and what `make` throws.
   */
  spend(make: () => readonly AnyBlock[]): readonly AnyBlock[] {
    if (this.#made > mostMade) throw new Error('the page’s components make too much to be drawn');
    const blocks = make();
    this.#made += JSON.stringify(blocks).length;
    return blocks;
  }
}
