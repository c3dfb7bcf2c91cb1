import type { Model, ModelVariant } from '@forecourt/block-schemas';
import { priceRange, roadUserChargeOf, runningCosts, usualKmPerYear } from '@forecourt/domain';
import { formatMoney, formatNumber } from '@forecourt/pricing';
import type { ReactNode } from 'react';
import type { RenderContext } from '../../context/render-context.ts';
import { Heading, type HeadingLevel } from '../../document/heading.tsx';

interface Row {
  readonly name: string;
  /** A value for each version; undefined if it is not known. */
  readonly values: readonly (string | undefined)[];
}

const settingsOf = ({ site }: RenderContext) => site.settings?.cars?.runningCosts;

/** Rows of specifications by name, in the order in which versions first have them. */
function specificationRows(variants: readonly ModelVariant[]): Row[] {
  const names = variants.flatMap(({ specifications = [] }) =>
    specifications.map(({ name }) => name),
  );
  return [...new Set(names)].map((name) => ({
    name,
    values: variants.map(
      ({ specifications = [] }) => specifications.find((each) => each.name === name)?.value,
    ),
  }));
}

function costRows(variants: readonly ModelVariant[], ctx: RenderContext): Row[] {
  const { models: copy } = ctx.copy;
  const costs = variants.map((variant) => runningCosts(variant, settingsOf(ctx)));
  const money = (amount?: number) => (amount === undefined ? undefined : formatMoney(amount, ctx));
  return [
    { name: copy.energyPerYear, values: costs.map(({ energy }) => money(energy)) },
    ...(costs.some(({ roadUse }) => roadUse)
      ? [{ name: copy.roadUsePerYear, values: costs.map(({ roadUse }) => money(roadUse)) }]
      : []),
    { name: copy.servicePerYear, values: costs.map(({ service }) => money(service)) },
  ].filter(({ values }) => values.some((value) => value !== undefined));
}

/** Returns the assumptions of the running costs, with the prices of what the versions consume. */
function assumptions(variants: readonly ModelVariant[], ctx: RenderContext): string {
  const { kmPerYear = usualKmPerYear, ...prices } = settingsOf(ctx) ?? {};
  const { models: copy } = ctx.copy;
  const options = { style: 'currency', currency: ctx.currency } as const;
  const amount = new Intl.NumberFormat(ctx.locale, options);
  const used = (['petrol', 'diesel', 'electricity'] as const).flatMap((energy) => {
    const price = prices[`${energy}Price`];
    const isUsed = variants.some(({ consumption }) => consumption?.[energy] !== undefined);
    return isUsed && price !== undefined ? copy.energyPrices[energy](amount.format(price)) : [];
  });
  const charges = variants.flatMap(
    ({ consumption = {} }) => roadUserChargeOf(consumption, prices) || [],
  );
  const rates = [...new Set(charges)].map((rate) => copy.energyPrices.roadUse(amount.format(rate)));
  return copy.costAssumptions(formatNumber(kmPerYear, ctx.locale), ...used, ...rates);
}

/** Returns the short name of each version; the full names if two short ones are the same. */
function headingsOf(variants: readonly ModelVariant[]): readonly string[] {
  const short = variants.map(({ series, full_name: name }) => series ?? name);
  const isClear = new Set(short).size === short.length;
  return isClear ? short : variants.map(({ full_name: name }) => name);
}

/** Rows of facts with a column for each version. */
function RowsTable({
  variants,
  rows,
  copy,
}: {
  readonly variants: readonly ModelVariant[];
  readonly rows: readonly Row[];
  readonly copy: RenderContext['copy']['models'];
}): ReactNode {
  const headings = headingsOf(variants);
  const unknown = (
    <>
      <span aria-hidden="true">–</span>
      <span className="fc-sr-only">{copy.unknown}</span>
    </>
  );
  return (
    <table>
      <thead>
        <tr>
          <td />
          {variants.map(({ id }, index) => (
            <th key={id} scope="col">
              {headings[index]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, values }) => (
          <tr key={name} data-differs={new Set(values).size > 1 || undefined}>
            <th scope="row">{name}</th>
            {values.map((value, index) => (
              <td key={index}>{value ?? unknown}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/**
 * Table that compares the versions of a model: price, specifications and running costs. On phones a
 * fact's name is above its values, so that three versions fit side by side. Renders nothing without
 * specifications and costs.
 */
export function VariantsTable({
  model,
  hidePrices,
  level,
  ctx,
}: {
  readonly model: Model;
  readonly hidePrices: boolean;
  readonly level: HeadingLevel;
  readonly ctx: RenderContext;
}): ReactNode {
  const { models: copy } = ctx.copy;
  const variants = model.model_variants ?? [];
  const costs = costRows(variants, ctx);
  const facts = [...specificationRows(variants), ...costs];
  if (facts.length === 0) return null;
  const prices = variants.map((variant) => priceRange(variant)?.from);
  const hasPrices = !hidePrices && prices.some((price) => price !== undefined);
  const from = prices.map((price) => (price === undefined ? undefined : formatMoney(price, ctx)));
  const rows = hasPrices ? [{ name: copy.priceFrom, values: from }, ...facts] : facts;
  const title = variants.length > 1 ? copy.compare : copy.specifications;
  return (
    <section className="fc-modelVariants__compare">
      <Heading level={level}>{title}</Heading>
      <div role="region" aria-label={title} tabIndex={0} style={{ '--versions': variants.length }}>
        <RowsTable variants={variants} rows={rows} copy={copy} />
      </div>
      {costs.length > 0 && <p>{assumptions(variants, ctx)}</p>}
    </section>
  );
}
