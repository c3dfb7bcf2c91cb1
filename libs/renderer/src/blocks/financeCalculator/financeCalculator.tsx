import type { FinanceCalculatorData, Theme } from '@forecourt/block-schemas';
import type { CSSProperties, ReactNode } from 'react';
import { ReactIsland } from '../../islands/island.tsx';
import type { BlockDefinition, BlockProps } from '../../context/block-definition.ts';
import { RichText } from '../../rich-text/index.ts';
import { legible, oklch, readable } from '../../theme/contrast.ts';
import { ramp } from '../../theme/ramp.ts';
import { calculatorParameters, loanOfQuery } from '../../loans/loan-query.ts';
import { calculatorSettings } from './calculator-settings.ts';
import { FinanceCalculator } from './finance-calculator.tsx';
import css from './financeCalculator.css?inline';

/**
 * Returns the editor's colours as custom properties that override the theme's. Text colours are
 * adjusted until they reach WCAG AA contrast on their background in both schemes.
 */
function colours(data: FinanceCalculatorData, theme: Theme): CSSProperties | undefined {
  const { primaryColor, secondaryColor, frequency } = data;
  const textColor = frequency?.textColor;
  if (!primaryColor && !secondaryColor && !textColor) return undefined;
  const ramps = [ramp(theme, 'light'), ramp(theme, 'dark')];
  const deep = ramps.map((colour) => colour['brand-deep']);
  const fills = primaryColor ? [primaryColor] : ramps.map((colour) => colour['brand-fill']);
  const wanted = textColor ? [textColor] : [];
  const [onPrimary, ...others] = new Set(fills.map((fill) => readable(fill, ...wanted)));
  // The theme's text colour stays if the two schemes need different ones.
  const hasOnPrimary = others.length === 0 && (primaryColor ?? onPrimary === textColor);
  return {
    '--primary': primaryColor,
    '--on-primary': hasOnPrimary ? onPrimary : undefined,
    '--secondary': secondaryColor,
    '--figure': secondaryColor && legible(oklch(secondaryColor), deep, 4.5, '#ffffff'),
  };
}

function Block({ data, layout, ctx }: BlockProps<'financeCalculator'>): ReactNode {
  const { headingLevel } = ctx;
  const settings = calculatorSettings(
    data,
    ctx.site,
    { layout, headingLevel },
    loanOfQuery(ctx.url.search),
  );
  return (
    <section
      className="fc-financeCalculator"
      data-layout={layout}
      data-ground={layout === 'figure' ? 'deep' : undefined}
      aria-label={data.heading ? undefined : ctx.copy.calculator.name}
      style={colours(data, ctx.site.theme)}
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
  personal: calculatorParameters,
  islands: ['financeCalculator'],
};
