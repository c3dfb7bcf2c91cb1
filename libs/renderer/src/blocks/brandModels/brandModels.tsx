import {
  categoryKey,
  chosenCategory,
  modelCategories,
  modelSlug,
  shownModels,
} from '@forecourt/domain';
import type { ReactNode } from 'react';
import { below } from '../../document/heading.tsx';
import { BlockHead } from '../../lists/block-head.tsx';
import { LinkTabs, stateHref } from '../../lists/link-tabs.tsx';
import { listCss } from '../../lists/list-css.ts';
import type { BlockDefinition, BlockProps } from '../../context/block-definition.ts';
import css from './brandModels.css?inline';
import { ModelCard } from './model-card.tsx';

function BrandModels({ data, first, ctx, block }: BlockProps<'brandModels'>): ReactNode {
  const { excludedModels: excluded, hybridSlug: hiddenHybrid } = ctx.site.settings ?? {};
  const range = shownModels(ctx.ask({ kind: 'models' }), {
    excluded,
    hiddenHybrid,
    manufacturer: data.manufacturer,
    models: data.models,
  });
  if (range.length === 0) return null;
  const categories = data.hideCategories ? [] : modelCategories(range);
  const named = new URLSearchParams(ctx.url.search).get('body');
  const chosen = chosenCategory(categories, named);
  const page = { path: ctx.page.path, search: ctx.url.search, fragment: block.id };
  const links = categories.map((category) => ({
    text: category.name,
    href: stateHref(page, 'body', categoryKey(category.name)),
    current: category === chosen,
    count: category.models.length,
  }));
  const models = chosen?.models ?? range;
  const level = data.heading && !first ? below(ctx.headingLevel) : ctx.headingLevel;
  return (
    <div className="fc-brandModels">
      <BlockHead
        heading={data.heading}
        description={data.description}
        link={data.headingLink}
        first={first}
        ctx={ctx}
      >
        {links.length > 1 && <LinkTabs label={ctx.copy.models.kinds} tabs={links} />}
      </BlockHead>
      <ul className="fc-brandModels__strip" aria-label={chosen?.name ?? ctx.copy.models.models}>
        {models.map((model, index) => (
          <ModelCard
            key={modelSlug(model)}
            priority={first && index === 0}
            model={model}
            level={level}
            quoteText={data.quoteText ?? ctx.copy.models.quote}
            quoteBase={data.quoteHref ?? '/models/order-now'}
            ctx={ctx}
          />
        ))}
      </ul>
    </div>
  );
}

/** The model range, one category at a time. The URL names the category (RNG-1 to RNG-3). */
export const brandModels: BlockDefinition<'brandModels'> = {
  type: 'brandModels',
  anchored: true,
  component: BrandModels,
  css: [...listCss, css],
  title: (data, first) => first && data.heading !== undefined,
  plan: () => [{ kind: 'models' }],
};
