import type { FinanceCalculatorData } from '@forecourt/block-schemas';
import type { CSSProperties, ReactNode } from 'react';
import { ReactIsland } from '../../islands/island.tsx';
import type { BlockDefinition, BlockProps } from '../../pipeline/types.ts';
import { RichText } from '../../rich-text/index.ts';
import { poleFor } from '../../theme/contrast.ts';
import { calculatorSettings } from './calculator-settings.ts';
import { FinanceCalculator } from './finance-calculator.tsx';
import css from './financeCalculator.css?inline';

/** The editor's colours as custom properties, in place of the theme's. */
const colours = (data: FinanceCalculatorData): CSSProperties => {
  const { primaryColor, secondaryColor, frequency } = data;
  const onPrimary = frequency?.textColor ?? (primaryColor && poleFor(primaryColor));
  return {
    ...(primaryColor && { '--primary': primaryColor }),
    ...(onPrimary && { '--on-primary': onPrimary }),
    ...(secondaryColor && { '--secondary': secondaryColor }),
  } as CSSProperties;
};

function Block({ data, layout, ctx }: BlockProps<'financeCalculator'>): ReactNode {
  const { headingLevel } = ctx;
  const settings = calculatorSettings(data, ctx.site, { layout, headingLevel });
  return (
    <section
      className="fc-financeCalculator"
      data-layout={layout}
      data-ground={layout === 'figure' ? 'deep' : undefined}
      aria-label={data.heading ? undefined : 'Finance calculator'}
      style={colours(data)}
    >
      <div className="fc-financeCalculator-inside">
        <ReactIsland
          name="financeCalculator"
          ctx={ctx}
          component={FinanceCalculator}
          props={settings}
        />
        {data.disclaimer && (
          <p className="fc-financeCalculator-print">
            <RichText html={data.disclaimer} kind="inline" />
          </p>
        )}
      </div>
    </section>
  );
}

export const financeCalculator: BlockDefinition<'financeCalculator'> = {
  type: 'financeCalculator',
  component: Block,
  css,
  width: 'full',
  islands: ['financeCalculator'],
};
