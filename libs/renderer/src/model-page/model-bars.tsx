import type { BlockType } from '@forecourt/block-schemas';
import type { ReactNode } from 'react';
import type { BodyContext } from '../context/render-context.ts';
import { CallActions, CallBar, type CallActionsProps } from '../document/call-bar.tsx';

/** A rendered block that links can lead to. */
export interface PageSection {
  readonly type: BlockType;
  readonly id: string;
}

/** Props of the bars of a model's page. */
export interface ModelBarsProps {
  /** Rendered blocks of the page, in order. */
  readonly sections: readonly PageSection[];
  /** Target of Enquire: a form on the page or the quote form; none for a model without quotes. */
  readonly enquiry?: string | undefined;
  readonly ctx: BodyContext;
}

type LabelledType = keyof BodyContext['copy']['models']['sections'];

/** Links to the parts of a page, the first of each kind. */
function sectionLinks({ sections, ctx }: ModelBarsProps): { text: string; href: string }[] {
  const labels = ctx.copy.models.sections;
  const links = new Map<string, string>();
  for (const { type, id } of sections) {
    const text = type in labels ? labels[type as LabelledType] : undefined;
    if (text !== undefined && !links.has(text)) links.set(text, `#${id}`);
  }
  return [...links].map(([text, href]) => ({ text, href }));
}

/** Call and Enquire; not in the accent colour, which the hero's button has. */
const actionsOf = ({ enquiry, ctx }: ModelBarsProps): CallActionsProps => ({
  phone: ctx.site.phone,
  enquiry,
  look: 'brand',
  copy: ctx.copy,
});

/** Bar that stays at the top of a model's page: its name, its parts and, on desktops, the actions. */
export function ModelBar(props: ModelBarsProps): ReactNode {
  const links = sectionLinks(props);
  if (links.length < 2) return null;
  const { page, copy } = props.ctx;
  return (
    <nav className="fc-model-bar" aria-label={copy.models.onThisPage}>
      <div className="fc-model-bar__row">
        <strong>{page.title}</strong>
        <ul>
          {links.map(({ text, href }) => (
            <li key={href}>
              <a href={href}>{text}</a>
            </li>
          ))}
        </ul>
        <p className="fc-model-bar__actions">
          <CallActions {...actionsOf(props)} />
        </p>
      </div>
    </nav>
  );
}

/** Bar that stays at the bottom of phone and tablet screens. */
export const ModelCallBar = (props: ModelBarsProps): ReactNode => (
  <CallBar {...actionsOf(props)} widest="tablet" />
);
