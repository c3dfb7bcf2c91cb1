import type { Model } from '@forecourt/block-schemas';
import { brochureOf, modelSlug } from '@forecourt/domain';
import type { ReactNode } from 'react';
import { Icon } from '../../icons/icon.tsx';
import type { RenderContext } from '../../context/render-context.ts';
import { linkAttributes } from '../../rich-text/index.ts';

/**
 * Returns a link to the model's brochure, which the script opens in a new window; null without a
 * brochure.
 */
export function brochureLink(model: Model, ctx: RenderContext): ReactNode {
  const link = linkAttributes(brochureOf(model, ctx.site.settings));
  if (link.href === undefined) return null;
  const { models: copy } = ctx.copy;
  return (
    <div className="fc-modelVariants__brochure">
      <a className="fc-button" data-look="outline" data-brochure-of={modelSlug(model)} {...link}>
        <Icon name="document" />
        {copy.brochure(model.name)}
      </a>
      <p
        className="fc-modelVariants__note"
        role="status"
        data-none={copy.noBrochure}
        data-failed={copy.brochureFailed}
      />
    </div>
  );
}
