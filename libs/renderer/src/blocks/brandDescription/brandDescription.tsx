import type { BlockData, Brand } from '@forecourt/block-schemas';
import type { Copy } from '@forecourt/copy';
import type { ReactNode } from 'react';
import { websiteLabel, type BrandWebsite } from '../../brands/website-label.ts';
import { ButtonLink, type ButtonLook } from '../../document/button-link.tsx';
import { below, Heading } from '../../document/heading.tsx';
import { Picture } from '../../image/picture.tsx';
import type { BlockDefinition, BlockProps } from '../../context/block-definition.ts';
import { linkAttributes, RichText } from '../../rich-text/index.ts';
import css from './brandDescription.css?inline';

type ButtonData = NonNullable<BlockData['brandDescription']['btns']>[number];

const lookOf = ({ btnType = 'filled', btnColour = 'brand' }: ButtonData): ButtonLook =>
  btnType === 'filled' ? btnColour : btnType === 'outlined' ? 'outline' : 'plain';

const brandsQuery = { kind: 'brands' } as const;

const hasWebsiteButtons = ({ btns = [] }: BlockData['brandDescription']): boolean =>
  btns.some(({ isDynamicWebsiteButtons }) => isDynamicWebsiteButtons);

/** Returns the block's brand, given explicitly or by the heading. */
function brandOf(
  { brand, heading }: BlockData['brandDescription'],
  brands: readonly Brand[],
): Brand | undefined {
  if (brand !== undefined)
    return brands.find(({ slug, id }) => slug === brand || (slug === undefined && id === brand));
  const name = heading.trim().toLowerCase();
  return brands.find((each) => each.name.trim().toLowerCase() === name);
}

/** Buttons to the websites of a brand, styled like the button that they replace. */
function WebsiteButtons({
  websites,
  look,
  copy,
}: {
  readonly copy: Copy;
  readonly websites: readonly BrandWebsite[];
  readonly look: ButtonLook;
}): ReactNode {
  return websites.map((website) => (
    <ButtonLink
      key={website.id}
      href={website.url}
      text={websiteLabel(website, copy)}
      detail={websites.length > 1 ? website.name : undefined}
      look={look}
    />
  ));
}

/** One button of the block, or those that replace it. */
function Button({
  button,
  websites,
  copy,
}: {
  readonly button: ButtonData;
  readonly websites: readonly BrandWebsite[];
  readonly copy: Copy;
}): ReactNode {
  const look = lookOf(button);
  if (button.isDynamicWebsiteButtons && websites.length > 0)
    return <WebsiteButtons copy={copy} websites={websites} look={look} />;
  return <ButtonLink href={button.href} text={button.linkText} look={look} />;
}

function BrandDescription({ data, layout, ctx }: BlockProps<'brandDescription'>) {
  const { heading, subheading, theme, variant, logo, description, btns = [] } = data;
  const brands = hasWebsiteButtons(data) && ctx.answered(brandsQuery) ? ctx.ask(brandsQuery) : [];
  const websites = (brandOf(data, brands)?.websites ?? []).filter(
    ({ url }) => linkAttributes(url).href !== undefined,
  );
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
            <Picture
              src={logo.url}
              alt={logo.alt ?? ''}
              ctx={ctx}
              sizes="240px"
              className="fc-mark"
            />
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
                <Button key={index} button={button} websites={websites} copy={ctx.copy} />
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
  plan: (data) => (hasWebsiteButtons(data) ? [brandsQuery] : []),
  rendersWithoutAnswers: true,
};
