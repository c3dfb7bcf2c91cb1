import type { CustomComponentDefinition, PageEntry } from '@forecourt/block-schemas';
import { pageReferences, placesIn, shareReferences, strippedPage } from '@forecourt/content';
import type { PageReader, ShareReference } from '@forecourt/content';
import type { LintRun } from '@forecourt/lint';
import type { PageCheck } from './page-checks.ts';

/** Looks at pages and lets go of them. */
export interface CheckedPages {
  readonly keep: PageReader['keep'];
  /** What was found, by what is kept of a page. */
  readonly found: WeakMap<PageEntry, PageCheck>;
}

/**
 * Checks what a page refers to and, if there is a run of rules, what they say, while its text is at hand.
 * @param found where to put it.
 */
export function keepChecked(
  components: ReadonlyMap<string, CustomComponentDefinition>,
  lint: LintRun | undefined,
  found = new WeakMap<PageEntry, PageCheck>(),
  share: ShareReference = shareReferences(),
): CheckedPages {
  const keep: PageReader['keep'] = (entry, place) => {
    const places = placesIn(entry.page);
    const references = pageReferences(entry.page, components, share, places);
    const { faults } = references;
    const said = lint?.page(entry, entry.brokenBlocks.size === 0 ? places : undefined);
    const placed = place([...faults, ...(said?.findings ?? []).map(({ finding }) => finding)]);
    const kept = Object.freeze(strippedPage(entry));
    found.set(kept, {
      references,
      faults: placed.slice(0, faults.length),
      lint: said,
      lintPlaces: placed.slice(faults.length),
    });
    return kept;
  };
  return { keep, found };
}
