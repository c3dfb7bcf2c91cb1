import { Island } from '../../islands/island.tsx';
import type { BlockDefinition, BlockProps } from '../../context/block-definition.ts';
import { RichText } from '../../rich-text/index.ts';
import css from './twgSalesCounter.css?inline';

function TwgSalesCounter({ data, ctx }: BlockProps<'twgSalesCounter'>) {
  const { figure, label, prefix = '', suffix = '', description } = data;
  const { locale } = ctx;
  const written = figure.toLocaleString(locale);
  const characters = { '--characters': `${prefix}${written}${suffix}`.length };
  return (
    <Island
      name="twgSalesCounter"
      ctx={ctx}
      className="fc-twgSalesCounter"
      props={{ figure, locale }}
    >
      <div className="fc-twgSalesCounter-row">
        <p className="fc-twgSalesCounter-words">
          <span className="fc-figure fc-twgSalesCounter-figure" style={characters}>
            {prefix}
            <span className="fc-twgSalesCounter-count">{written}</span>
            {suffix}
          </span>{' '}
          <span className="fc-twgSalesCounter-label">{label}</span>
        </p>
        {description && (
          <p className="fc-twgSalesCounter-description">
            <RichText html={description} kind="inline" />
          </p>
        )}
      </div>
    </Island>
  );
}

export const twgSalesCounter: BlockDefinition<'twgSalesCounter'> = {
  type: 'twgSalesCounter',
  component: TwgSalesCounter,
  css,
  islands: ['twgSalesCounter'],
};
