import type { ModelFeaturesData } from '@forecourt/block-schemas';
import type { Copy } from '@forecourt/copy';
import type { ReactNode } from 'react';
import { below, Heading } from '../../document/heading.tsx';
import { Icon } from '../../icons/icon.tsx';
import { Picture } from '../../image/picture.tsx';
import { Island } from '../../islands/island.tsx';
import type { BlockDefinition, BlockProps } from '../../context/block-definition.ts';
import type { RenderContext } from '../../context/render-context.ts';
import { RichText } from '../../rich-text/index.ts';
import css from './modelFeatures.css?inline';

type Feature = ModelFeaturesData['features'][number];

interface PanelProps {
  readonly feature: Feature;
  readonly level: RenderContext['headingLevel'];
  readonly ctx: RenderContext;
  /** True if features show their subheading, as in the layout with tabs at the side. */
  readonly withSubheading: boolean;
}

function Panel({ feature, level, ctx, withSubheading }: PanelProps): ReactNode {
  const { tab, heading, subheading, description, image, alt = '' } = feature;
  return (
    <div className="fc-modelFeatures__panel" data-panel="">
      {image && (
        <div className="fc-modelFeatures__picture fc-slot">
          <Picture
            src={image}
            alt={alt}
            sizes="(min-width: 820px) 832px, calc(100vw - 3rem)"
            ctx={ctx}
          />
        </div>
      )}
      <div className="fc-modelFeatures__words">
        <Heading level={level} className="fc-modelFeatures__heading">
          {heading ? <RichText html={heading} kind="inline" /> : tab}
        </Heading>
        {withSubheading && subheading && (
          <p className="fc-modelFeatures__subheading">
            <RichText html={subheading} kind="inline" />
          </p>
        )}
        {description && (
          <p>
            <RichText html={description} kind="inline" />
          </p>
        )}
      </div>
    </div>
  );
}

/**
 * Radio buttons that work without a script, in a form of their own so that two such blocks on a
 * page don't share a radio group. The script turns them into tabs with arrows.
 */
function Tabs(given: { features: readonly Feature[]; copy: Copy['models'] }): ReactNode {
  const { features, copy } = given;
  return (
    <form className="fc-modelFeatures__bar">
      <fieldset className="fc-modelFeatures__tabs">
        <legend className="fc-sr-only">{copy.features}</legend>
        {features.map(({ tab }, index) => (
          <label key={index} className="fc-modelFeatures__tab">
            <input
              type="radio"
              name="feature"
              value={index + 1}
              defaultChecked={index === 0}
              className="fc-modelFeatures__radio"
            />
            <span>{tab}</span>
          </label>
        ))}
      </fieldset>
      <div className="fc-modelFeatures__arrows">
        <button type="button" data-by="-1" aria-label={copy.previousFeature}>
          <Icon name="arrow-left" />
        </button>
        <button type="button" data-by="1" aria-label={copy.nextFeature}>
          <Icon name="arrow-right" />
        </button>
      </div>
    </form>
  );
}

function ModelFeatures({ data, layout, ctx }: BlockProps<'modelFeatures'>): ReactNode {
  const { heading, features } = data;
  const level = heading ? below(ctx.headingLevel) : ctx.headingLevel;
  const many = features.length > 1;
  const block = (
    <div
      className="fc-modelFeatures"
      data-layout={layout}
      style={{ '--features': features.length }}
    >
      {heading && (
        <Heading level={ctx.headingLevel}>
          <RichText html={heading} kind="inline" />
        </Heading>
      )}
      <div className="fc-modelFeatures__body">
        {many && <Tabs features={features} copy={ctx.copy.models} />}
        <div className="fc-modelFeatures__panels">
          {features.map((feature, index) => (
            <Panel
              key={index}
              feature={feature}
              level={level}
              withSubheading={layout === 'tabs-beside'}
              ctx={ctx}
            />
          ))}
        </div>
      </div>
    </div>
  );
  return many ? (
    <Island name="modelFeatures" ctx={ctx}>
      {block}
    </Island>
  ) : (
    block
  );
}

/** A model's features as tabs with a picture and a short text each. */
export const modelFeatures: BlockDefinition<'modelFeatures'> = {
  type: 'modelFeatures',
  anchored: true,
  component: ModelFeatures,
  css,
  islands: ['modelFeatures'],
};
