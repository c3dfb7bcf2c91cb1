import type { Car, SearchAnswer } from '@forecourt/block-schemas';
import type { ReactNode } from 'react';
import { CarCard } from '../../cars/car-card.tsx';
import cardCss from '../../cars/car-card.css?inline';
import { estimateTerms } from '../../cars/weekly-estimate.ts';
import { ButtonLink } from '../../document/button-link.tsx';
import { below, Heading } from '../../document/heading.tsx';
import { Island } from '../../islands/island.tsx';
import type { BlockDefinition, BlockProps } from '../../pipeline/types.ts';
import { searchHref, searchParameters, sortLabels, usualSort } from './car-search.ts';
import type { CarSearch } from './car-search.ts';
import css from './cars.css?inline';
import { carsPlan } from './cars.plan.ts';
import { ChosenFilters, NothingFound } from './chosen-filters.tsx';
import { choicesOf, describeCount } from './describe-search.ts';
import { Paging } from './paging.tsx';
import { SearchPanel } from './search-panel.tsx';

type CarsProps = BlockProps<'cars'>;

/** The order, in the same form as the filters; without a script its button sends it. */
const SortChoice = ({ search }: { readonly search: CarSearch }): ReactNode => (
  <div className="fc-cars__sort">
    <label>
      Sort by
      <select name="sort" defaultValue={search.sort}>
        {Object.entries(sortLabels).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
    <button className="fc-button" data-look="outline" type="submit">
      Sort
    </button>
  </div>
);

/** Which of the found cars are on this page: "Cars 4 to 6 of 87". */
function Shown({ list, ctx }: { list: SearchAnswer; ctx: CarsProps['ctx'] }): ReactNode {
  const { hits, nbHits, page, nbPages } = list;
  if (nbPages < 2 || hits.length === 0) return null;
  // Only the last page may hold fewer.
  const first = page + 1 === nbPages ? nbHits - hits.length + 1 : page * hits.length + 1;
  const [from, to, all] = [first, first + hits.length - 1, nbHits].map((number) =>
    number.toLocaleString(ctx.locale),
  );
  return (
    <p className="fc-cars__shown">
      Cars {from} to {to} of {all}
    </p>
  );
}

function Results({ data, first, ctx, block }: CarsProps): ReactNode {
  const plan = carsPlan(data, ctx);
  const list = ctx.ask(plan.query)[0]!;
  const { search } = plan;
  const place = block.id ? `#${block.id}` : '';
  const href = (other: CarSearch) => searchHref(other, data.sort ?? usualSort, place);
  const choices = choicesOf(search, ctx);
  const cars = list.hits as unknown as readonly Car[];
  const titled = data.heading !== undefined || !data.hideSearch;
  const level = titled && !first ? below(ctx.headingLevel) : ctx.headingLevel;
  const viewAll = ctx.page.pageType === 'Car' && !data.hideViewAllButton;
  return (
    <div className="fc-cars__results">
      <ChosenFilters choices={choices} search={search} href={href} />
      {cars.length > 0 && (
        <ul className="fc-cars__grid">
          {cars.map((car, index) => (
            <li key={car.id}>
              <CarCard car={car} ctx={ctx} level={level} priority={first && index === 0} />
            </li>
          ))}
        </ul>
      )}
      {cars.length === 0 && list.nbHits === 0 && (
        <NothingFound choices={choices} search={search} href={href} />
      )}
      {cars.length === 0 && list.nbHits > 0 && (
        <p className="fc-cars__none">
          There is no page {search.page}.{' '}
          <a href={href({ ...search, page: 1 })}>See the first page</a>
        </p>
      )}
      {!data.hideSearch && <Shown list={list} ctx={ctx} />}
      {!data.hideSearch && <Paging search={search} list={list} href={href} />}
      {viewAll && (
        <p className="fc-cars__all">
          <ButtonLink
            href={ctx.site.settings?.cars?.stockPath ?? '/cars'}
            text="View All Cars"
            look="outline"
          />
        </p>
      )}
      {cars.some(({ price }) => price !== undefined) && (
        <p className="fc-cars__terms">{estimateTerms(ctx.site)}</p>
      )}
    </div>
  );
}

/** The block's own heading: what the editor wrote, else how many cars there are. */
function Title({ text, first, ctx }: { text: string } & Pick<CarsProps, 'first' | 'ctx'>) {
  return first ? <h1>{text}</h1> : <Heading level={ctx.headingLevel}>{text}</Heading>;
}

function Cars(props: CarsProps): ReactNode {
  const { data, first, ctx } = props;
  if (data.hideSearch)
    return (
      <div className="fc-cars" data-plain="">
        {data.heading !== undefined && <Title text={data.heading} first={first} ctx={ctx} />}
        <Results {...props} />
      </div>
    );
  const plan = carsPlan(data, ctx);
  const answers = ctx.ask(plan.query);
  const count = describeCount(answers[0]!.nbHits, plan.search, ctx.locale);
  return (
    <Island name="cars" ctx={ctx}>
      <form className="fc-cars" method="get" action={ctx.page.path}>
        <div className="fc-cars__head">
          <div>
            <Title text={data.heading ?? count} first={first} ctx={ctx} />
            {data.heading !== undefined && <p className="fc-cars__found">{count}</p>}
          </div>
          <SortChoice search={plan.search} />
        </div>
        <div className="fc-cars__body">
          <SearchPanel plan={plan} answers={answers} ctx={ctx} />
          <Results {...props} />
        </div>
      </form>
    </Island>
  );
}

/** Cars in stock with a panel to search them; every state of the search is an address (CAR-1 to CAR-5). */
export const cars: BlockDefinition<'cars'> = {
  type: 'cars',
  component: Cars,
  css: `${cardCss}\n${css}`,
  title: (data, first) => first && (data.heading !== undefined || !data.hideSearch),
  plan: (data, ctx) => [carsPlan(data, ctx).query],
  parameters: searchParameters,
  islands: ['cars'],
};
