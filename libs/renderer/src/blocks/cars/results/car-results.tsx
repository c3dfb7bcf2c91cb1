import type { NearPlace, SearchAnswer } from '@forecourt/block-schemas';
import { carsIn } from '@forecourt/domain';
import type { BroadSearch, CarSearch, CarSteps, Relaxation } from '@forecourt/domain';
import type { ReactNode } from 'react';
import { CarCard } from '../../../cars/car-card.tsx';
import { estimateTerms, weeklyEstimate } from '../../../loans/weekly-estimate.ts';
import { ButtonLink } from '../../../document/button-link.tsx';
import { below } from '../../../document/heading.tsx';
import type { BlockProps } from '../../../context/block-definition.ts';
import { carItemIds } from './car-item-ids.ts';
import { ChosenFilters } from './chosen-filters.tsx';
import { activeFilters } from '../wording/describe-search.ts';
import { DroppedWords } from './dropped-words.tsx';
import { JumpBar, jumpSize } from './jump-bar.tsx';
import { NearNote } from './near-note.tsx';
import { NothingFound } from './nothing-found.tsx';
import { Paging } from './paging.tsx';
import { SaveSearch } from './save-search.tsx';
import { ShowMore } from './show-more.tsx';

type Props = BlockProps<'cars'> & {
  readonly search: CarSearch;
  readonly list: SearchAnswer;
  /** Place in the address, whether it is known or not. */
  readonly near: NearPlace | undefined;
  /** Position in a list that grows by steps; undefined for one with numbered pages. */
  readonly steps: CarSteps | undefined;
  /** Filters to give up if no car is found. */
  readonly relaxed: readonly Relaxation[];
  readonly broad: readonly BroadSearch[];
  /** Returns the URL of a search; its fragment is the block's by default. */
  readonly href: (search: CarSearch, fragment?: string) => string;
};

/** The range of results on this page: "Cars 4 to 6 of 87". */
function Shown({ list, ctx }: Pick<Props, 'list' | 'ctx'>): ReactNode {
  const { hits, nbHits, page, nbPages } = list;
  if (nbPages < 2 || hits.length === 0) return null;
  // Only the last page can have fewer cars.
  const first = page + 1 === nbPages ? nbHits - hits.length + 1 : page * hits.length + 1;
  const last = first + hits.length - 1;
  const { cars } = ctx.copy;
  return (
    <p className="fc-cars__shown">
      {first === last ? cars.oneShown(first, nbHits) : cars.shown(first, last, nbHits)}
    </p>
  );
}

/** Maximum number of cars in a row that scrolls sideways. */
const maxInRow = 12;

/** Maximum number of cards whose photographs can be swiped: a long list would weigh too much. */
const maxSwipeable = 48;

/** The cards of the cars on this page. */
function CarGrid({ data, first, ctx, block, list, steps }: Props): ReactNode {
  const cars = carsIn(list);
  const titled = data.heading !== undefined || !data.hideSearch;
  const level = titled && !first ? below(ctx.headingLevel) : ctx.headingLevel;
  // Cars that links lead to.
  const itemId = carItemIds(block.id);
  const interval = data.hideSearch ? 0 : (steps?.size ?? (data.showAllCars ? jumpSize : 0));
  const offset = steps?.first ?? 0;
  // A selection without a search is a row on phones.
  const isRow = data.hideSearch && cars.length > 1 && cars.length <= maxInRow;
  return (
    <ul className={`fc-cars__grid${isRow ? ' fc-rail' : ''}`}>
      {cars.map((car, index) => (
        <li
          key={car.id}
          id={interval > 0 && index % interval === 0 ? itemId(offset + index) : undefined}
        >
          <CarCard
            car={car}
            ctx={ctx}
            level={level}
            priority={first && index === 0}
            inRowOf={isRow ? cars.length : undefined}
            canSave
            canSwipe={!data.hideSearch && index < maxSwipeable}
            km={car.location_id === undefined ? undefined : list.nearby?.km[car.location_id]}
          />
        </li>
      ))}
    </ul>
  );
}

/** Message in place of the cars on a page that has none. */
function NoCars({ search, list, relaxed, broad, href, ctx }: Props): ReactNode {
  if (list.nbHits === 0)
    return <NothingFound relaxed={relaxed} broad={broad} search={search} href={href} ctx={ctx} />;
  const { noPage, firstPage } = ctx.copy.cars;
  return (
    <p className="fc-cars__none">
      {noPage(search.page)} <a href={href({ ...search, page: 1 })}>{firstPage}</a>
    </p>
  );
}

/** The way from the cars of a search to its others, and the offer to save it. */
function SearchEnd({ block, search, list, steps, href, ctx }: Props): ReactNode {
  const itemId = carItemIds(block.id);
  return (
    <>
      {steps ? (
        <ShowMore {...{ search, list, steps, itemId, href }} copy={ctx.copy} />
      ) : (
        <>
          <Shown list={list} ctx={ctx} />
          <Paging search={search} list={list} href={href} copy={ctx.copy} />
        </>
      )}
      <SaveSearch search={search} ctx={ctx} />
    </>
  );
}

/** Search results with their active filters and links to the other pages. */
export function CarResults(props: Props): ReactNode {
  const { data, ctx, block, search, list, near, href } = props;
  const choices = activeFilters(search, ctx);
  const cars = carsIn(list);
  const viewAll = ctx.page.pageType === 'Car' && !data.hideViewAllButton;
  return (
    <div className="fc-cars__results" tabIndex={data.hideSearch ? undefined : -1}>
      {list.nbHits > 0 && (
        <DroppedWords typed={search.words} dropped={list.droppedWords} copy={ctx.copy} />
      )}
      <NearNote near={near} list={list} copy={ctx.copy} />
      <ChosenFilters choices={choices} search={search} href={href} copy={ctx.copy} />
      {data.showAllCars && !data.hideSearch && (
        <JumpBar cars={cars} sort={search.sort} itemId={carItemIds(block.id)} ctx={ctx} />
      )}
      {cars.length > 0 ? <CarGrid {...props} /> : <NoCars {...props} />}
      {!data.hideSearch && <SearchEnd {...props} />}
      {viewAll && (
        <p className="fc-cars__all">
          <ButtonLink
            href={ctx.site.settings?.cars?.stockPath ?? '/cars'}
            text={ctx.copy.cars.viewAll}
            look="outline"
          />
        </p>
      )}
      {cars.some((car) => weeklyEstimate(car, ctx.site)) && (
        <p className="fc-cars__terms">{estimateTerms(ctx.site)}</p>
      )}
    </div>
  );
}
