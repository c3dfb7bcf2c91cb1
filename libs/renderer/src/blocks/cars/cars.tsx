import {
  broadSearches,
  carAnswers,
  carSearchHref,
  hasChoices,
  relaxations,
  answeredSearch,
  usualCarSort,
} from '@forecourt/domain';
import type { CarAnswers, CarRequests, CarSearch } from '@forecourt/domain';
import type { ReactNode } from 'react';
import { carCardCss } from '../../cars/card-css.ts';
import { ShortlistBar } from '../../cars/shortlist-bar.tsx';
import shortlistCss from '../../cars/shortlist.css?inline';
import crumbsCss from '../../document/crumbs.css?inline';
import { BlockHead } from '../../lists/block-head.tsx';
import headCss from '../../lists/block-head.css?inline';
import railCss from '../../lists/rail.css?inline';
import { Crumbs } from '../../document/crumbs.tsx';
import { Heading } from '../../document/heading.tsx';
import { Island } from '../../islands/island.tsx';
import type { BlockDefinition, BlockProps } from '../../context/block-definition.ts';
import { CarResults } from './results/car-results.tsx';
import { askForCars, countsAlone, listPage, withinPage } from './cars-queries.ts';
import { askForFinder, CarsFinder } from './finder/cars-finder.tsx';
import finderCss from './finder/cars-finder.css?inline';
import css from './cars.css?inline';
import panelCss from './panel/search-panel.css?inline';
import { SearchPanel } from './panel/search-panel.tsx';
import choicesCss from './panel/search-choices.css?inline';
import resultsCss from './results/results-end.css?inline';
import sheetCss from './panel/search-sheet.css?inline';
import { SortChoice } from './results/sort-choice.tsx';
import { usedWords } from './results/dropped-words.tsx';
import { describeCount, titleOfSearch } from './wording/state-search.ts';

type CarsProps = BlockProps<'cars'>;

/** True if no filter is set and no car is in stock. */
const isYardEmpty = ({ search, list, stock }: CarAnswers): boolean =>
  !hasChoices(search) && list.nbHits === 0 && (stock?.nbHits ?? 0) === 0;

/** The block's heading: the editor's text, or else the number of cars. */
function Title({ text, first, ctx }: { text: string } & Pick<CarsProps, 'first' | 'ctx'>) {
  return first ? <h1>{text}</h1> : <Heading level={ctx.headingLevel}>{text}</Heading>;
}

/** Breadcrumbs of the page, which end with the search if there is one. */
function Trail({ search, ctx }: { readonly search: CarSearch } & Pick<CarsProps, 'ctx'>) {
  const { page, copy } = ctx;
  if (!hasChoices(search)) return <Crumbs above={[]} here={page.title} copy={copy.page} />;
  return (
    <Crumbs
      above={[{ text: page.title, href: page.path }]}
      here={titleOfSearch(search, ctx)}
      copy={copy.page}
    />
  );
}

/** The heading of a search with its number of cars, and their order. */
function SearchHead({
  data,
  first,
  ctx,
  found,
  answers,
}: Pick<CarsProps, 'data' | 'first' | 'ctx'> & {
  readonly found: CarRequests;
  readonly answers: CarAnswers;
}) {
  const { list } = answers;
  const search = answeredSearch(answers);
  const words = usedWords(search.words, list.droppedWords);
  const count = describeCount(list.nbHits, { ...search, words }, ctx);
  return (
    <div className="fc-cars__head">
      <div>
        <Title text={data.heading ?? count} first={first} ctx={ctx} />
        {data.heading !== undefined && <p className="fc-cars__found">{count}</p>}
      </div>
      <SortChoice search={found.search} usual={data.sort ?? usualCarSort} copy={ctx.copy} />
    </div>
  );
}

/** List of the cars that the visitor has seen, which the shortlist's script fills. */
const RecentlyViewed = ({ ctx }: Pick<CarsProps, 'ctx'>) => (
  <section className="fc-viewed" data-viewed="" hidden>
    <h2>{ctx.copy.shortlist.recent}</h2>
    <ul className="fc-cars__grid" />
  </section>
);

function Cars(given: CarsProps): ReactNode {
  if (given.data.variant === 'finder') return <CarsFinder {...given} />;
  const props = { ...given, data: withinPage(given.data, given.ctx) };
  const { data, first, ctx, block } = props;
  const { found, query, wordless, alone } = askForCars(data, ctx);
  const answers = carAnswers(found, ctx.ask(query));
  const usual = data.sort ?? usualCarSort;
  const fragment = block.id ? `#${block.id}` : '';
  const href = (search: CarSearch, at?: string) =>
    carSearchHref(search, usual, at === undefined ? fragment : `#${at}`);
  const { list } = answers;
  const search = answeredSearch(answers);
  const isEmpty = !data.hideSearch && isYardEmpty(answers);
  const shown = isEmpty ? { ...props, data: { ...data, hideSearch: true } } : props;
  const relaxed =
    list.nbHits === 0 ? relaxations(answers, wordless && ctx.ask(wordless)[0]?.nbHits) : [];
  const broad =
    list.nbHits === 0 && alone ? broadSearches(search, countsAlone(found, ctx.ask(alone))) : [];
  const { steps } = found;
  const results = (
    <CarResults
      {...shown}
      {...{ search, list, steps, relaxed, broad, href }}
      near={found.search.near}
    />
  );
  if (shown.data.hideSearch) {
    const heading = data.heading ?? (isEmpty && first ? ctx.page.title : undefined);
    return (
      <div className="fc-cars" data-plain="">
        <BlockHead heading={heading} link={data.headingLink} first={first} ctx={ctx} />
        {results}
        {list.hits.length > 0 && <ShortlistBar ctx={ctx} />}
      </div>
    );
  }
  return (
    <Island name="cars" ctx={ctx}>
      <form className="fc-cars" method="get" action={ctx.page.path + fragment}>
        {first && <Trail search={search} ctx={ctx} />}
        <SearchHead data={data} first={first} ctx={ctx} found={found} answers={answers} />
        <div className="fc-cars__body">
          <SearchPanel found={found} answers={answers} ctx={ctx} href={href} />
          {results}
        </div>
      </form>
      <div className="fc-sr-only" role="status" />
      {first && <RecentlyViewed ctx={ctx} />}
      <ShortlistBar ctx={ctx} />
    </Island>
  );
}

/** Cars in stock with a search panel. Every search has its own URL (CAR-1 to CAR-5). */
export const cars: BlockDefinition<'cars'> = {
  type: 'cars',
  anchored: true,
  component: Cars,
  css: [
    ...[
      headCss,
      crumbsCss,
      ...carCardCss,
      panelCss,
      choicesCss,
      sheetCss,
      css,
      resultsCss,
      railCss,
    ],
    ...[shortlistCss, finderCss],
  ],
  title: ({ variant, heading, hideSearch }, first) =>
    first && (variant === 'finder' || heading !== undefined || !hideSearch),
  plan: (data, ctx) => {
    if (data.variant === 'finder') return [askForFinder(data, ctx).query];
    const { query, wordless, alone } = askForCars(data, ctx);
    return [query, wordless, alone].filter((each) => each !== undefined);
  },
  listPage,
  islands: ['cars', 'shortlist'],
};
