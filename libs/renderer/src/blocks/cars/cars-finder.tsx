import type { CarsData, DataQuery } from '@forecourt/block-schemas';
import type { Copy } from '@forecourt/copy';
import {
  carAnswers,
  carQueries,
  carRequests,
  countedValues,
  isCarRange,
  stockRange,
  stockSteps,
} from '@forecourt/domain';
import type { CarAnswers, CarFacet, CarListFacet } from '@forecourt/domain';
import type { ReactNode } from 'react';
import { Heading } from '../../document/heading.tsx';
import { Icon } from '../../icons/icon.tsx';
import { Island } from '../../islands/island.tsx';
import type { BlockProps, PlanContext } from '../../context/block-definition.ts';
import { linkAttributes } from '../../rich-text/index.ts';
import { rangeNumber, stepsBetween } from './describe-search.ts';
import { valueLabel } from './facet-words.ts';

/** Facets of a finder for which the editor names none. */
const usualFacets: readonly CarFacet[] = ['car_type', 'make', 'simple_body', 'price'];

/** Returns a finder's searches. They apply the editor's limits and ignore the page's query. */
export function askForFinder(data: CarsData, { site }: Pick<PlanContext, 'site'>) {
  const asked = { ...data, facets: [...(data.facets ?? usualFacets)], showAllCars: false };
  const found = carRequests({ ...asked, hideSearch: false }, '', site);
  const query = { kind: 'search', requests: carQueries(found) } satisfies DataQuery;
  return { found, query };
}

interface Given {
  readonly copy: Copy;
  readonly answers: CarAnswers;
}

const inStock = (facet: CarListFacet, { answers }: Given) =>
  countedValues(facet, answers).filter(({ count }) => count > 0);

/** One row of radio buttons: new, demo, used or all. */
function TypeChoice(given: Given): ReactNode {
  const values = inStock('car_type', given);
  if (values.length < 2) return null;
  const choices = [
    { value: '', text: given.copy.carFinder.all },
    ...values.map(({ value }) => ({ value, text: value })),
  ];
  return (
    <fieldset className="fc-finder__types">
      <legend className="fc-sr-only">{given.copy.carFacts.car_type}</legend>
      {choices.map(({ value, text }) => (
        <label key={value}>
          <input type="radio" name="car_type" value={value} defaultChecked={value === ''} />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  );
}

const Field = (given: { label: string; name: string; any: string; children: ReactNode }) => (
  <label className="fc-finder__field">
    {given.label}
    <span className="fc-finder__select">
      <select name={given.name} defaultValue="">
        <option value="">{given.any}</option>
        {given.children}
      </select>
      <Icon name="chevron-down" size={18} />
    </span>
  </label>
);

function ListField({
  facet,
  ctx,
  ...given
}: Given & Pick<BlockProps<'cars'>, 'ctx'> & { facet: CarListFacet }) {
  const values = inStock(facet, given);
  if (values.length === 0) return null;
  const { carFacts, carFinder } = given.copy;
  const label = carFacts[facet];
  return (
    <Field label={label} name={facet} any={carFinder.any(label)}>
      {values.map(({ value, count }) => (
        <option key={value} value={value}>
          {valueLabel(facet, value, given.copy)} ({count.toLocaleString(ctx.locale)})
        </option>
      ))}
    </Field>
  );
}

function PriceField({ answers, copy, ctx }: Given & Pick<BlockProps<'cars'>, 'ctx'>) {
  const stats = stockRange('price', answers)?.left;
  if (!stats || stats.min === stats.max) return null;
  const choices = stockSteps('price', answers) ?? stepsBetween(stats.min, stats.max, false);
  const steps = choices.filter((step) => step > stats.min);
  return (
    <Field label={copy.carFinder.priceUpTo} name="price" any={copy.carFinder.anyPrice}>
      {steps.map((step) => (
        <option key={step} value={`-${step}`}>
          {rangeNumber('price', step, ctx)}
        </option>
      ))}
    </Field>
  );
}

function OftenAsked({
  links,
  copy,
}: {
  readonly links: NonNullable<CarsData['links']>;
  readonly copy: Copy['carFinder'];
}): ReactNode {
  if (links.length === 0) return null;
  return (
    <div className="fc-finder__links">
      <span aria-hidden="true">{copy.oftenAskedLine}</span>
      <ul aria-label={copy.oftenAsked}>
        {links.map(({ text, href }) => (
          <li key={href}>
            <a {...linkAttributes(href)}>{text}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * A short search form for pages that list no cars. It submits to the stock page under the facets'
 * names, so that it works without a script. The script updates the number of cars on the button.
 */
export function CarsFinder({ data, first, ctx }: BlockProps<'cars'>): ReactNode {
  const { found, query } = askForFinder(data, ctx);
  const answers = carAnswers(found, ctx.ask(query));
  const count = answers.list.nbHits;
  // Without stock every choice would lead to an empty list.
  if (count === 0 && !first) return null;
  const { copy } = ctx;
  const given = { answers, copy };
  const heading = data.heading ?? copy.carFinder.heading;
  const { facetFilters, numericFilters } = found.list.params ?? {};
  const { region, locale } = ctx.site;
  const props = { count, region, locale, facetFilters, numericFilters };
  return (
    <Island name="cars" ctx={ctx} props={props}>
      <form
        className="fc-finder"
        method="get"
        action={ctx.site.settings?.cars?.stockPath ?? '/cars'}
      >
        {first ? (
          <h1>{heading}</h1>
        ) : (
          <Heading
            level={ctx.headingLevel}
            className={data.heading === undefined ? 'fc-sr-only' : undefined}
          >
            {heading}
          </Heading>
        )}
        {data.sort && <input type="hidden" name="sort" value={data.sort} />}
        <div className="fc-finder__top">
          {found.offered.includes('car_type') && <TypeChoice {...given} />}
          <OftenAsked links={data.links ?? []} copy={copy.carFinder} />
        </div>
        <div className="fc-finder__fields">
          {found.offered.map((facet) => {
            if (facet === 'price') return <PriceField key={facet} {...given} ctx={ctx} />;
            if (facet === 'car_type' || isCarRange(facet)) return null;
            return <ListField key={facet} facet={facet} {...given} ctx={ctx} />;
          })}
          <button className="fc-button" data-look="brand" type="submit">
            <Icon name="search" size={18} />
            <span className="fc-finder__show" aria-live="polite">
              {copy.showCars.some}
            </span>
          </button>
        </div>
      </form>
    </Island>
  );
}
