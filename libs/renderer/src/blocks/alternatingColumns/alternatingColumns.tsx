import type { BlockData } from '@forecourt/block-schemas';
import { ButtonLink } from '../../document/button-link.tsx';
import { below, Heading } from '../../document/heading.tsx';
import { Picture } from '../../image/picture.tsx';
import type { BlockDefinition, BlockProps } from '../../context/block-definition.ts';
import type { RenderContext } from '../../context/render-context.ts';
import { RichText } from '../../rich-text/index.ts';
import css from './alternatingColumns.css?inline';

type RowData = BlockData['alternatingColumns']['rows'][number];

interface RowProps {
  readonly row: RowData;
  readonly side: string;
  readonly fit: BlockData['alternatingColumns']['objectFit'];
  readonly ctx: RenderContext;
}

function Row({ row, side, fit, ctx }: RowProps) {
  return (
    <div className="fc-alternatingColumns-row" data-image={side}>
      <div className="fc-alternatingColumns-picture">
        <div className="fc-slot" data-fit={fit}>
          <Picture
            src={row.image}
            alt={row.alt ?? ''}
            ctx={ctx}
            sizes="(min-width: 820px) 42rem, (min-width: 656px) 25rem, calc(100vw - 3rem)"
          />
        </div>
      </div>
      <div className="fc-alternatingColumns-words">
        <Heading level={ctx.headingLevel} className="fc-alternatingColumns-heading">
          {row.heading}
        </Heading>
        {row.text && (
          <div className="fc-prose">
            <RichText html={row.text} kind="block" headingLevel={below(ctx.headingLevel)} />
          </div>
        )}
        {row.buttons && row.buttons.length > 0 && (
          <div className="fc-alternatingColumns-buttons">
            {row.buttons.map(({ style = 'outline', ...button }, index) => (
              <ButtonLink key={index} {...button} look={style} />
            ))}
          </div>
        )}
      </div>
    </div>
  );
}

function AlternatingColumns({ data, layout, ctx }: BlockProps<'alternatingColumns'>) {
  const { rows, firstImage = 'left', aspectRatio = '4/3', objectFit } = data;
  const [odd, even] = firstImage === 'left' ? ['left', 'right'] : ['right', 'left'];
  const shape = { '--ratio': aspectRatio };
  return (
    <div className="fc-alternatingColumns" data-layout={layout} style={shape}>
      {rows.map((row, index) => (
        <Row key={index} row={row} side={index % 2 === 0 ? odd : even} fit={objectFit} ctx={ctx} />
      ))}
    </div>
  );
}

export const alternatingColumns: BlockDefinition<'alternatingColumns'> = {
  type: 'alternatingColumns',
  component: AlternatingColumns,
  css,
};
