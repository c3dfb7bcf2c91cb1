import type { Brand } from '@forecourt/block-schemas';
import type { ReactNode } from 'react';
import { websiteLabel } from '../../brands/website-label.ts';
import { ButtonLink } from '../../document/button-link.tsx';
import { Icon } from '../../icons/icon.tsx';
import { Picture } from '../../image/picture.tsx';
import { BlockHead } from '../../lists/block-head.tsx';
import { listCss } from '../../lists/list-css.ts';
import { Island } from '../../islands/island.tsx';
import type { BlockDefinition, BlockProps } from '../../context/block-definition.ts';
import type { RenderContext } from '../../context/render-context.ts';
import { linkAttributes } from '../../rich-text/index.ts';
import css from './websiteBrands.css?inline';

interface BrandProps {
  readonly brand: Brand;
  readonly ctx: RenderContext;
}

/** The make's logo with its name below it, or only the name. */
const Mark = ({ brand, ctx }: BrandProps): ReactNode => (
  <>
    {brand.logo && (
      <Picture src={brand.logo.url} alt="" sizes="160px" ctx={ctx} className="fc-mark" />
    )}
    <span className="fc-websiteBrands__name">{brand.name}</span>
  </>
);

const Sites = ({ brand, ctx }: BrandProps): ReactNode => (
  <ul className="fc-websiteBrands__sites">
    {(brand.websites ?? []).map((website) => (
      <li key={website.id}>
        <span>{website.name}</span>
        <ButtonLink href={website.url} text={websiteLabel(website, ctx.copy)} look="outline" />
      </li>
    ))}
  </ul>
);

/** Disclosure of a make's websites; the script shows them in a dialog instead. */
const Opening = ({ brand, ctx }: BrandProps): ReactNode => (
  <details className="fc-websiteBrands__opening">
    <summary className="fc-websiteBrands__brand">
      <Mark brand={brand} ctx={ctx} />
    </summary>
    <dialog className="fc-websiteBrands__dialog" aria-label={brand.name} open>
      <div className="fc-websiteBrands__head">
        <strong>{brand.name}</strong>
        <button type="button" aria-label={ctx.copy.brands.close} hidden>
          <Icon name="close" />
        </button>
      </div>
      <Sites brand={brand} ctx={ctx} />
    </dialog>
  </details>
);

function WebsiteBrands({ data, first, ctx }: BlockProps<'websiteBrands'>): ReactNode {
  const all = ctx.ask({ kind: 'brands' });
  const brands = data.brands
    ? data.brands.flatMap((slug) => all.find((brand) => brand.slug === slug) ?? [])
    : all;
  if (brands.length === 0) return null;
  const modal = data.variant === 'modal';
  const block = (
    <div className="fc-websiteBrands">
      <BlockHead heading={data.heading} description={data.description} first={first} ctx={ctx} />
      <ul className="fc-websiteBrands__grid">
        {brands.map((brand) => {
          const link = brand.url ? linkAttributes(brand.url) : {};
          const Tag = link.href ? 'a' : 'span';
          return (
            <li key={brand.id}>
              {modal && brand.websites?.length ? (
                <Opening brand={brand} ctx={ctx} />
              ) : (
                <Tag className="fc-websiteBrands__brand" {...link}>
                  <Mark brand={brand} ctx={ctx} />
                </Tag>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
  return modal ? (
    <Island name="websiteBrands" ctx={ctx}>
      {block}
    </Island>
  ) : (
    block
  );
}

/** The makes of the group, as links or as dialogs with the websites of each make (BRD-1). */
export const websiteBrands: BlockDefinition<'websiteBrands'> = {
  type: 'websiteBrands',
  component: WebsiteBrands,
  css: [...listCss, css],
  title: (data, first) => first && data.heading !== undefined,
  plan: () => [{ kind: 'brands' }],
  islands: ['websiteBrands'],
};
