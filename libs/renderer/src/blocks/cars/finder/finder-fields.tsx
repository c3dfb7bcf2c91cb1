import type { CarsData } from '@forecourt/block-schemas';
import type { Copy } from '@forecourt/copy';
import { countedValues, stockRange, stockSteps } from '@forecourt/domain';
import type { CarAnswers, CarListFacet } from '@forecourt/domain';
import type { ReactNode } from 'react';
import type { BlockProps } from '../../../context/block-definition.ts';
import { Icon } from '../../../icons/icon.tsx';
import { linkAttributes } from '../../../rich-text/index.ts';
import { rangeNumber, stepsBetween } from '../wording/describe-search.ts';
import { valueLabel } from '../wording/facet-words.ts';

/** The dealer's stock and the site's copy. */
interface Given {
  readonly copy: Copy;
  readonly answers: CarAnswers;
}

const inStock = (facet: CarListFacet, { answers }: Given) =>
  countedValues(facet, answers).filter(({ count }) => count > 0);

/** One row of radio buttons: new, demo, used or all. */
export function TypeChoice(given: Given): ReactNode {
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

/** A list of an attribute's values in stock, with their counts. */
export function ListField({
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

/** A list of highest prices that fit the stock. */
export function PriceField({ answers, copy, ctx }: Given & Pick<BlockProps<'cars'>, 'ctx'>) {
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

/** Links to searches that visitors often ask for. */
export function OftenAsked({
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
