import type { ReactNode } from 'react';
import { Icon } from '../../icons/icon.tsx';
import { Island } from '../../islands/island.tsx';
import type { BlockDefinition, BlockProps } from '../../context/block-definition.ts';
import type { RenderContext } from '../../context/render-context.ts';
import { evenColumns } from '../../lists/even-rows.ts';
import { Card } from './card.tsx';
import css from './cardsTool.css?inline';

/** A carousel that scrolls without a script; its arrows are hidden until the script runs. */
function Carousel({
  loop,
  arrows,
  ctx,
  children,
}: {
  loop: boolean;
  arrows: boolean;
  ctx: RenderContext;
  children: ReactNode;
}) {
  const { carousel: copy } = ctx.copy;
  return (
    <Island name="cardsTool" ctx={ctx} className="fc-cardsTool-carousel" props={{ loop }}>
      <div className="fc-cardsTool-rail" role="group" aria-label={copy.cards} tabIndex={0}>
        {children}
      </div>
      <div className="fc-cardsTool-controls" data-on-phones={arrows ? '' : undefined}>
        <span className="fc-cardsTool-hint" aria-hidden="true">
          <Icon name="swap" size={18} /> {copy.swipe}
        </span>
        <div className="fc-cardsTool-arrows" hidden>
          <button type="button" aria-label={copy.previousCards}>
            <Icon name="arrow-left" />
          </button>
          <button type="button" aria-label={copy.nextCards}>
            <Icon name="arrow-right" />
          </button>
        </div>
      </div>
    </Island>
  );
}

function CardsTool({ data, layout, ctx }: BlockProps<'cardsTool'>) {
  const { cards, type = 'border', isCarousel = false } = data;
  const { aspectRatio = '16/10', loop = false, mobileArrows = false } = data;
  const cardCols = data.cardCols ?? (isCarousel ? 3 : evenColumns(cards.length, 3));
  const featured = layout === 'stacked' && data.layout === 'feature' && !isCarousel;
  const sizes =
    layout === 'beside'
      ? '96px'
      : `(min-width: 1100px) ${Math.ceil(72 / (featured ? 2 : cardCols))}rem, (min-width: 820px) 50vw, 90vw`;
  const look = {
    '--columns': cardCols,
    '--ratio': layout === 'stacked' ? aspectRatio : undefined,
  };
  const list = (
    <ul className="fc-cardsTool-cards">
      {cards.map((card, index) => (
        <Card
          key={index}
          card={card}
          sizes={sizes}
          fit={data.objectFit}
          withTagline={layout === 'stacked'}
          withFigure={featured}
          ground={featured && index === 0 ? 'deep' : undefined}
          ctx={ctx}
        />
      ))}
    </ul>
  );
  return (
    <div
      className="fc-cardsTool"
      data-layout={layout}
      data-type={type}
      data-arrangement={isCarousel ? 'rail' : featured ? 'feature' : 'grid'}
      data-columns={cardCols}
      style={look}
    >
      {isCarousel ? (
        <Carousel ctx={ctx} loop={loop} arrows={mobileArrows}>
          {list}
        </Carousel>
      ) : (
        list
      )}
    </div>
  );
}

export const cardsTool: BlockDefinition<'cardsTool'> = {
  type: 'cardsTool',
  component: CardsTool,
  css,
  islands: ['cardsTool'],
};
