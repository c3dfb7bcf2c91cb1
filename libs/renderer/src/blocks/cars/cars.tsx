import {
  carRequests,
  carSearchHref,
  carSearchParameters,
  usualCarSort,
  type CarsData,
  type CarSearch,
  type DataQuery,
} from '@forecourt/block-schemas';
import type { ReactNode } from 'react';
import cardCss from '../../cars/car-card.css?inline';
import { cardIcons, iconMask } from '../../cars/card-icons.ts';
import { Heading } from '../../document/heading.tsx';
import { Island } from '../../islands/island.tsx';
import type { BlockDefinition, BlockProps, PlanContext } from '../../pipeline/types.ts';
import { CarResults } from './car-results.tsx';
import { askForFinder, CarsFinder } from './cars-finder.tsx';
import finderCss from './cars-finder.css?inline';
import css from './cars.css?inline';
import { describeCount } from './describe-search.ts';
import panelCss from './search-panel.css?inline';
import { SearchPanel } from './search-panel.tsx';
import sheetCss from './search-sheet.css?inline';
import { SortChoice } from './sort-choice.tsx';

type CarsProps = BlockProps<'cars'>;

const chevron = `@layer blocks { .fc-cars label:has(> select)::after { mask: ${iconMask('chevron-down')} center / contain no-repeat; } }`;

/** What the block asks of the dealer's data, and how the address is read. */
function askFor(data: CarsData, { site, url }: Pick<PlanContext, 'site' | 'url'>) {
  const found = carRequests(data, url.search, site);
  const query = { kind: 'search', requests: found.requests } satisfies DataQuery;
  return { found, query };
}

/** The block's own heading: what the editor wrote, else how many cars there are. */
function Title({ text, first, ctx }: { text: string } & Pick<CarsProps, 'first' | 'ctx'>) {
  return first ? <h1>{text}</h1> : <Heading level={ctx.headingLevel}>{text}</Heading>;
}

function Cars(props: CarsProps): ReactNode {
  const { data, first, ctx, block } = props;
  if (data.variant === 'finder') return <CarsFinder {...props} />;
  const { found, query } = askFor(data, ctx);
  const answers = ctx.ask(query);
  const usual = data.sort ?? usualCarSort;
  const place = block.id ? `#${block.id}` : '';
  const href = (search: CarSearch) => carSearchHref(search, usual, place);
  const list = answers[0]!;
  const results = <CarResults {...props} search={found.search} list={list} href={href} />;
  if (data.hideSearch)
    return (
      <div className="fc-cars" data-plain="">
        {data.heading !== undefined && <Title text={data.heading} first={first} ctx={ctx} />}
        {results}
      </div>
    );
  const count = describeCount(list.nbHits, found.search, ctx.locale);
  return (
    <Island name="cars" ctx={ctx}>
      <form className="fc-cars" method="get" action={ctx.page.path + place}>
        <div className="fc-cars__head">
          <div>
            <Title text={data.heading ?? count} first={first} ctx={ctx} />
            {data.heading !== undefined && <p className="fc-cars__found">{count}</p>}
          </div>
          <SortChoice search={found.search} usual={usual} />
        </div>
        <div className="fc-cars__body">
          <SearchPanel found={found} answers={answers} ctx={ctx} href={href} />
          {results}
        </div>
      </form>
      <div className="fc-sr-only" role="status" />
    </Island>
  );
}

/** Cars in stock with a panel to search them; every state of the search is an address (CAR-1 to CAR-5). */
export const cars: BlockDefinition<'cars'> = {
  type: 'cars',
  component: Cars,
  css: [cardCss, cardIcons, panelCss, sheetCss, css, chevron, finderCss].join('\n'),
  title: ({ variant, heading, hideSearch }, first) =>
    first && (variant === 'finder' || heading !== undefined || !hideSearch),
  plan: (data, ctx) => [(data.variant === 'finder' ? askForFinder : askFor)(data, ctx).query],
  parameters: carSearchParameters,
  islands: ['cars'],
};
