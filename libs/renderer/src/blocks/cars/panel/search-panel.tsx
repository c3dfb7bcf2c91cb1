import type { Copy } from '@forecourt/copy';
import { isCarRange, withoutChoices } from '@forecourt/domain';
import type { CarSearch } from '@forecourt/domain';
import type { ReactNode } from 'react';
import { Icon } from '../../../icons/icon.tsx';
import { activeFilters } from '../wording/describe-search.ts';
import { ListGroup } from './list-group.tsx';
import type { PanelProps } from './panel-group.tsx';
import { RangeGroup } from './range-group.tsx';

/** Opens the panel, with the number of filters that are set. */
function PanelSummary({ chosen, copy }: { readonly chosen: number; readonly copy: Copy }) {
  const { cars } = copy;
  return (
    <summary className="fc-cars__open">
      <Icon name="search" size={18} />
      {cars.search}
      {chosen > 0 && (
        <span className="fc-cars__chosen">
          {chosen}
          <span className="fc-sr-only"> {cars.chosen}</span>
        </span>
      )}
      <Icon name="chevron-down" size={18} />
    </summary>
  );
}

/** The sheet that the script moves the panel's content into on phones. */
const PanelDialog = ({ copy: { cars } }: { readonly copy: Copy }): ReactNode => (
  <dialog className="fc-cars__dialog" aria-label={cars.search}>
    <p className="fc-cars__dialog-head">
      <strong>{cars.search}</strong>
      <button type="button" aria-label={cars.closeSearch}>
        <Icon name="close" size={24} />
      </button>
    </p>
  </dialog>
);

/**
 * The collapsible Search panel (CAR-1): keywords and every attribute with its counts, in one form.
 * On phones the script shows its content as a sheet over the page.
 */
export function SearchPanel(
  props: PanelProps & { readonly href: (search: CarSearch) => string },
): ReactNode {
  const { found, answers, ctx, href } = props;
  const { search } = found;
  const { cars, showCars } = ctx.copy;
  const chosen = activeFilters(search, ctx).length;
  return (
    <>
      <details className="fc-cars__panel">
        <PanelSummary chosen={chosen} copy={ctx.copy} />
        <div className="fc-cars__sheet">
          <div className="fc-cars__groups">
            <label className="fc-cars__search-words">
              {cars.keywords}
              <input
                type="search"
                name="q"
                defaultValue={search.words}
                maxLength={100}
                placeholder={cars.keywordsExample}
                autoComplete="off"
                enterKeyHint="search"
              />
            </label>
            {found.offered.map((facet) =>
              isCarRange(facet) ? (
                <RangeGroup key={facet} facet={facet} {...props} />
              ) : (
                <ListGroup key={facet} facet={facet} {...props} />
              ),
            )}
          </div>
          <p className="fc-cars__send">
            {chosen > 0 && (
              <a className="fc-button" data-look="outline" href={href(withoutChoices(search))}>
                {cars.clearAll}
              </a>
            )}
            <button className="fc-button" data-look="accent" type="submit">
              {answers.list.nbHits === 0 ? cars.search : showCars.count(answers.list.nbHits)}
            </button>
          </p>
        </div>
      </details>
      <PanelDialog copy={ctx.copy} />
    </>
  );
}
