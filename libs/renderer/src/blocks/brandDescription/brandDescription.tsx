import type { BlockData } from '@forecourt/block-schemas';
import { ButtonLink, type ButtonLook } from '../../document/button-link.tsx';
import { below, Heading } from '../../document/heading.tsx';
import { Picture } from '../../image/picture.tsx';
import type { BlockDefinition, BlockProps } from '../../pipeline/types.ts';
import { RichText } from '../../rich-text/index.ts';
import css from './brandDescription.css?inline';

type ButtonData = NonNullable<BlockData['brandDescription']['btns']>[number];

const lookOf = ({ btnType = 'filled', btnColour = 'brand' }: ButtonData): ButtonLook =>
  btnType === 'filled' ? btnColour : btnType === 'outlined' ? 'outline' : 'plain';

function BrandDescription({ data, layout, ctx }: BlockProps<'brandDescription'>) {
  const { heading, subheading, theme, variant, logo, description, btns = [] } = data;
  const inBox = layout === 'logo-beside' && variant === 'box';
  return (
    <div
      className="fc-brandDescription"
      data-layout={layout}
      data-box={inBox || undefined}
      data-ground={theme === 'dark' ? 'deep' : undefined}
    >
      <div className="fc-brandDescription-row">
        {logo && (
          <div className="fc-brandDescription-logo">
            <Picture src={logo.url} alt={logo.alt ?? ''} ctx={ctx} sizes="240px" />
          </div>
        )}
        <div className="fc-brandDescription-words">
          <Heading level={ctx.headingLevel} className="fc-brandDescription-heading">
            {heading}
          </Heading>
          {subheading && <p className="fc-brandDescription-subheading">{subheading}</p>}
          {description && (
            <div className="fc-prose fc-brandDescription-description">
              <RichText html={description} kind="block" headingLevel={below(ctx.headingLevel)} />
            </div>
          )}
          {btns.length > 0 && (
            <div className="fc-brandDescription-buttons">
              {btns.map((button, index) => (
                <ButtonLink
                  key={index}
                  href={button.href}
                  text={button.linkText}
                  look={lookOf(button)}
                />
              ))}
            </div>
          )}
        </div>
      </div>
    </div>
  );
}

export const brandDescription: BlockDefinition<'brandDescription'> = {
  type: 'brandDescription',
  component: BrandDescription,
  css,
};
