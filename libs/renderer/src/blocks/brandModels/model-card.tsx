import type { Model } from '@forecourt/block-schemas';
import { dotted, type Copy } from '@forecourt/copy';
import { advertisedPrice, cardDescription, hasQuote } from '@forecourt/domain';
import { formatMoney } from '@forecourt/pricing';
import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../../document/heading.tsx';
import { Picture } from '../../image/picture.tsx';
import { modelHref, quoteHref } from '../../lists/model-links.ts';
import type { RenderContext } from '../../context/render-context.ts';

/** Maximum number of colour dots on a card; the model's page shows every colour. */
const maxDots = 6;

/** Dots for the first colours, and the number of colours for screen readers. */
function Paints({
  colours,
  copy,
}: {
  readonly colours: Model['colours'];
  readonly copy: Copy['models'];
}): ReactNode {
  const codes = [...new Set((colours ?? []).flatMap(({ hexCode }) => hexCode ?? []))];
  if (codes.length === 0) return null;
  return (
    <p className="fc-brandModels__paints">
      <span className="fc-sr-only">{copy.colours(codes.length)}</span>
      {codes.slice(0, maxDots).map((code) => (
        <span key={code} className="fc-brandModels__dot" style={{ background: code }} />
      ))}
    </p>
  );
}

export interface ModelCardProps {
  readonly model: Model;
  readonly level: HeadingLevel;
  readonly quoteText: string;
  readonly quoteBase: string;
  /** True for a picture that is likely the largest of the first screen, to be loaded first. */
  readonly priority: boolean;
  readonly ctx: RenderContext;
}

/** A model of the range: picture, name, "from" price, colours and links. */
export function ModelCard(props: ModelCardProps): ReactNode {
  const { model, level, quoteText, quoteBase, priority, ctx } = props;
  const { name, image, short_description: description } = model;
  const price = advertisedPrice(model.from_price);
  const kind = dotted(model.manufacturer_name, model.manufacturer_body);
  const quote = hasQuote(model) ? quoteHref(quoteBase, model) : undefined;
  return (
    <li className="fc-brandModels__card">
      <div className="fc-brandModels__picture fc-slot">
        {image && (
          <Picture
            src={image.url}
            alt=""
            ctx={ctx}
            priority={priority}
            sizes="(min-width: 1100px) 18rem, (min-width: 820px) 50vw, min(80vw, 20rem)"
          />
        )}
      </div>
      <div className="fc-brandModels__words">
        <Heading level={level} className="fc-brandModels__name">
          <a href={modelHref(model)}>{name}</a>
        </Heading>
        {kind && <p className="fc-brandModels__kind">{kind}</p>}
        {description && (
          <p className="fc-brandModels__description">{cardDescription(description)}</p>
        )}
        <div className="fc-brandModels__foot">
          {hasQuote(model) ? (
            price !== undefined && (
              <p className="fc-brandModels__price">
                <span>{ctx.copy.models.from}</span>{' '}
                <strong className="fc-figure">{formatMoney(price, ctx)}</strong>
              </p>
            )
          ) : (
            <p className="fc-brandModels__soon">{ctx.copy.models.comingSoon}</p>
          )}
          <Paints colours={model.colours} copy={ctx.copy.models} />
        </div>
        {quote && (
          <a className="fc-button fc-brandModels__quote" data-look="outline" href={quote}>
            {quoteText}
            <span className="fc-sr-only">: {name}</span>
          </a>
        )}
      </div>
    </li>
  );
}
