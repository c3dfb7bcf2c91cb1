import { hasChoices } from '@forecourt/domain';
import type { CarSearch } from '@forecourt/domain';
import type { ReactNode } from 'react';
import type { RenderContext } from '../../../context/render-context.ts';
import { titleOfSearch } from '../wording/state-search.ts';

/** Offers to save the search on the device; hidden without scripts. */
export function SaveSearch({
  search,
  ctx,
}: {
  readonly search: CarSearch;
  readonly ctx: RenderContext;
}): ReactNode {
  if (!hasChoices(search)) return null;
  const { saveSearch, saveSearchHow } = ctx.copy.shortlist;
  const title = titleOfSearch(search, ctx);
  return (
    <div className="fc-save-search">
      <p>
        <strong>{title}</strong>
        {saveSearchHow}
      </p>
      <button type="button" className="fc-button" data-look="brand" data-save-search={title}>
        {saveSearch}
      </button>
    </div>
  );
}
