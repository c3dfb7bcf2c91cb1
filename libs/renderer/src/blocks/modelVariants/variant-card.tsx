import type { Model, ModelVariant } from '@forecourt/block-schemas';
import { hasQuote, priceRange, splitFeatures } from '@forecourt/domain';
import { formatMoney } from '@forecourt/pricing';
import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../../document/heading.tsx';
import { Icon } from '../../icons/icon.tsx';
import { Picture } from '../../image/picture.tsx';
import { quoteHref } from '../../lists/model-links.ts';
import type { RenderContext } from '../../context/render-context.ts';

const Features = ({ features }: { readonly features: readonly string[] }): ReactNode => (
  <ul className="fc-modelVariants__features">
    {features.map((feature, index) => (
      <li key={index}>
        <Icon name="check" size={18} />
        {feature}
      </li>
    ))}
  </ul>
);

export interface VariantCardProps {
  readonly variant: ModelVariant;
  readonly model: Model;
  readonly level: HeadingLevel;
  readonly hidePrices: boolean;
  readonly quoteText: string;
  readonly quoteBase: string;
  readonly ctx: RenderContext;
}

/** Width of a picture on a wide screen by the number of variants; with more of them 24rem. */
const pictureWidths: Readonly<Record<number, string>> = { 1: '40rem', 2: '36rem' };

/**
 * Card of a model's variant: picture, price range and first features, with the others behind "View
 * more".
 */
export function VariantCard(props: VariantCardProps): ReactNode {
  const { variant, model, level, hidePrices, quoteText, quoteBase, ctx } = props;
  const { full_name: name, series, image, features } = variant;
  const { models: copy } = ctx.copy;
  const range = hidePrices ? undefined : priceRange(variant);
  const { shown, more } = splitFeatures(features);
  const width = pictureWidths[model.model_variants?.length ?? 0] ?? '24rem';
  const quote = hasQuote(model) ? quoteHref(quoteBase, model, name) : undefined;
  return (
    <li className="fc-modelVariants__card">
      {image && (
        <div className="fc-modelVariants__picture fc-slot">
          <Picture src={image.url} alt="" ctx={ctx} sizes={`(min-width: 820px) ${width}, 85vw`} />
        </div>
      )}
      <div className="fc-modelVariants__words">
        <Heading level={level} className="fc-modelVariants__name">
          {name}
        </Heading>
        {series && series !== name && <p className="fc-modelVariants__series">{series}</p>}
        {range && (
          <p className="fc-modelVariants__price fc-figure">
            {range.to === undefined
              ? formatMoney(range.from, ctx)
              : copy.priceRange(formatMoney(range.from, ctx), formatMoney(range.to, ctx))}
          </p>
        )}
        {shown.length > 0 && <Features features={shown} />}
        {more.length > 0 && (
          <details className="fc-modelVariants__more">
            <summary>
              <span data-when="closed">{copy.more}</span>
              <span data-when="open">{copy.less}</span>
              <span className="fc-sr-only"> {copy.featuresOf(name)}</span>
            </summary>
            <Features features={more} />
          </details>
        )}
        {quote && (
          <a className="fc-button" data-look="outline" href={quote}>
            {quoteText}
            <span className="fc-sr-only">: {name}</span>
          </a>
        )}
      </div>
    </li>
  );
}
