import type { Copy } from '@forecourt/copy';
import { modelBySlug, variantLayout } from '@forecourt/domain';
import type { ReactNode } from 'react';
import { below } from '../../document/heading.tsx';
import { Icon } from '../../icons/icon.tsx';
import { Island } from '../../islands/island.tsx';
import { BlockHead } from '../../lists/block-head.tsx';
import { listCss } from '../../lists/list-css.ts';
import type { BlockDefinition, BlockProps } from '../../context/block-definition.ts';
import { brochureLink } from './brochure-link.tsx';
import { VariantsTable } from './variants-table.tsx';
import css from './modelVariants.css?inline';
import { VariantCard } from './variant-card.tsx';

/** Arrows that the script reveals; without it the slider scrolls natively. */
const Arrows = ({ copy }: { readonly copy: Copy['models'] }): ReactNode => (
  <div className="fc-modelVariants__arrows" hidden>
    <button type="button" data-by="-1" aria-label={copy.previousVersions}>
      <Icon name="arrow-left" />
    </button>
    <button type="button" data-by="1" aria-label={copy.nextVersions}>
      <Icon name="arrow-right" />
    </button>
  </div>
);

function ModelVariants({ data, first, ctx }: BlockProps<'modelVariants'>): ReactNode {
  const model = modelBySlug(ctx.ask({ kind: 'models' }), data.model);
  const variants = model?.model_variants ?? [];
  if (!model || variants.length === 0) return null;
  const { models: copy } = ctx.copy;
  const { slider, arrows } = variantLayout(variants.length);
  const brochure = data.showBrochure ? brochureLink(model, ctx) : null;
  const level = data.heading && !first ? below(ctx.headingLevel) : ctx.headingLevel;
  const block = (
    <div className="fc-modelVariants" data-as={slider ? 'slider' : 'list'}>
      <BlockHead heading={data.heading} first={first} ctx={ctx}>
        {arrows && <Arrows copy={copy} />}
      </BlockHead>
      <ul className="fc-modelVariants__list" aria-label={copy.versionsOf(model.name)}>
        {variants.map((variant) => (
          <VariantCard
            key={variant.id}
            variant={variant}
            model={model}
            level={level}
            hidePrices={data.hidePrices ?? false}
            quoteText={data.quoteText ?? copy.quote}
            quoteBase={data.quoteHref ?? '/models/order-now'}
            ctx={ctx}
          />
        ))}
      </ul>
      <VariantsTable model={model} hidePrices={data.hidePrices ?? false} level={level} ctx={ctx} />
      {brochure}
    </div>
  );
  return arrows || brochure ? (
    <Island name="modelVariants" ctx={ctx}>
      {block}
    </Island>
  ) : (
    block
  );
}

/** The variants of a model, in a slider if more than two, with arrows from four on (MDL-1). */
export const modelVariants: BlockDefinition<'modelVariants'> = {
  type: 'modelVariants',
  anchored: true,
  component: ModelVariants,
  css: [...listCss, css],
  title: (data, first) => first && data.heading !== undefined,
  plan: () => [{ kind: 'models' }],
  islands: ['modelVariants'],
};
