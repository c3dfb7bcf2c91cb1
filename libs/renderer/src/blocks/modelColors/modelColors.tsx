import type { Model, ModelColour } from '@forecourt/block-schemas';
import { categoryKey, colourTabs, modelBySlug } from '@forecourt/domain';
import type { ReactNode } from 'react';
import { Icon } from '../../icons/icon.tsx';
import { Picture } from '../../image/picture.tsx';
import { Island } from '../../islands/island.tsx';
import { BlockHead } from '../../lists/block-head.tsx';
import { LinkTabs, stateHref } from '../../lists/link-tabs.tsx';
import { listCss } from '../../lists/list-css.ts';
import type { BlockDefinition, BlockProps } from '../../context/block-definition.ts';
import type { RenderContext } from '../../context/render-context.ts';
import css from './modelColors.css?inline';

interface PaintsProps {
  readonly model: Model;
  readonly colours: readonly ModelColour[];
  readonly ctx: RenderContext;
}

/**
 * One radio button per colour; the style sheet shows the picture of the checked one. The form
 * isolates the radio groups of two such blocks.
 */
const Paints = ({ model, colours, ctx }: PaintsProps): ReactNode => (
  <form className="fc-modelColors__picker">
    {colours.length > 1 && (
      <div className="fc-modelColors__arrows" hidden>
        <button type="button" data-by="-1" aria-label={ctx.copy.models.previousColour}>
          <Icon name="arrow-left" />
        </button>
        <button type="button" data-by="1" aria-label={ctx.copy.models.nextColour}>
          <Icon name="arrow-right" />
        </button>
      </div>
    )}
    <fieldset>
      <legend className="fc-sr-only">{ctx.copy.models.colour}</legend>
      <ul className="fc-modelColors__paints">
        {colours.map(({ name, hexCode, photo_url: photo }, index) => (
          <li key={index}>
            <label className="fc-modelColors__paint" style={{ background: hexCode }}>
              <input type="radio" name="paint" value={index + 1} defaultChecked={index === 0} />
              <span className={hexCode ? 'fc-sr-only' : 'fc-modelColors__word'}>{name}</span>
            </label>
            <figure className="fc-modelColors__car">
              {photo ? (
                <div className="fc-slot">
                  <Picture
                    src={photo}
                    alt={ctx.copy.models.inColour(model.name, name)}
                    sizes="(min-width: 820px) 52rem, calc(100vw - 4rem)"
                    ctx={ctx}
                  />
                </div>
              ) : (
                <div className="fc-modelColors__plain" style={{ background: hexCode }} />
              )}
              <figcaption>{name}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </fieldset>
  </form>
);

/** Returns the item that the URL names, or else the first. */
const chosenBy = <T,>(all: readonly T[], nameOf: (one: T) => string, named: string | null) =>
  all.find((one) => categoryKey(nameOf(one)) === categoryKey(named ?? '')) ?? all[0];

function ModelColors({ data, first, ctx, block }: BlockProps<'modelColors'>): ReactNode {
  const model = modelBySlug(ctx.ask({ kind: 'models' }), data.model);
  const tabs = colourTabs(model?.colours ?? []);
  const params = new URLSearchParams(ctx.url.search);
  const tab = chosenBy(tabs, ({ variant }) => variant ?? '', params.get('variant'));
  if (!model || !tab) return null;
  const type = chosenBy(tab.types, (one) => one.type, params.get('paint'));
  const page = { path: ctx.page.path, fragment: block.id };
  const without = new URLSearchParams(params);
  without.delete('paint');
  const variants = tabs.map((one) => ({
    text: one.variant ?? model.name,
    href: stateHref(
      { ...page, search: without.toString() },
      'variant',
      one === tabs[0] ? undefined : categoryKey(one.variant ?? ''),
    ),
    current: one === tab,
  }));
  const types = tab.types.map((one) => ({
    text: one.type,
    href: stateHref(
      { ...page, search: ctx.url.search },
      'paint',
      one === tab.types[0] ? undefined : categoryKey(one.type),
    ),
    current: one === type,
    count: one.colours.length,
  }));
  return (
    <Island name="modelColors" ctx={ctx}>
      <div className="fc-modelColors">
        <BlockHead heading={data.heading} description={data.description} first={first} ctx={ctx} />
        {variants.length > 1 && <LinkTabs label={ctx.copy.models.versions} tabs={variants} />}
        {types.length > 0 && <LinkTabs label={ctx.copy.models.kindsOfPaint} tabs={types} />}
        <Paints model={model} colours={type?.colours ?? tab.colours} ctx={ctx} />
      </div>
    </Island>
  );
}

/** The colours of a model by variant and, if there are many, by type (MDL-2). */
export const modelColors: BlockDefinition<'modelColors'> = {
  type: 'modelColors',
  anchored: true,
  component: ModelColors,
  css: [...listCss, css],
  title: (data, first) => first && data.heading !== undefined,
  plan: () => [{ kind: 'models' }],
  islands: ['modelColors'],
};
