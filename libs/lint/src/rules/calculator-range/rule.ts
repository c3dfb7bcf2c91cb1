import type { FinanceCalculatorData } from '@forecourt/block-schemas';
import { calculatorDefaults, type SliderRange } from '@forecourt/pricing';
import { defineRule, type RuleReport } from '../../rule-api/rule.ts';

const sliders = ['amount', 'term', 'interest'] as const;

type Slider = Partial<SliderRange> & { readonly active?: boolean };

/** Problems of a slider that visitors can move. @param usual default settings of the country */
function* sliderProblems(name: string, slider: Slider, usual: SliderRange): Generator<RuleReport> {
  const { min = usual.min, max = usual.max, step = usual.step } = slider;
  const at = (property: keyof SliderRange) => `/${name}/${property}`;
  const own = (property: keyof SliderRange) => slider[property] !== undefined;
  /** Note for a value that comes from the country's settings. */
  const origin = (property: keyof SliderRange) => (own(property) ? '' : ' by default');
  if (min > max) {
    yield {
      pointer: at(own('max') ? 'max' : 'min'),
      message: `the ${name} slider runs from min ${min}${origin('min')} to max ${max}${origin('max')}; make max larger than min`,
    };
    return;
  }
  const start = slider.default;
  if (start !== undefined && (start < min || start > max))
    yield {
      pointer: at('default'),
      message: `the ${name} slider starts at ${start}, outside its range from ${min}${origin('min')} to ${max}${origin('max')}; choose a default within the range, or set "active": false for a fixed value`,
    };
  if (max > min && step > max - min)
    yield {
      pointer: at(own('step') ? 'step' : own('max') ? 'max' : 'min'),
      message: `the ${name} slider moves in steps of ${step}${origin('step')} over a range of only ${max - min}, so it can't move; make step smaller or the range wider`,
    };
}

/** Reports finance calculators whose settings contradict each other. */
export const calculatorRange = defineRule({
  meta: {
    id: 'calculator-range',
    description: 'The sliders and frequencies of a finance calculator are consistent.',
    severity: 'error',
    recommended: true,
  },
  create: ({ site }) => ({
    blockTypes: ['financeCalculator'],
    block: ({ block, pointer, report }) => {
      const data = block.data as FinanceCalculatorData;
      const usual = calculatorDefaults[site.region];
      const problems = sliders.flatMap((name) => {
        const slider = data[name];
        return slider === undefined || slider.active === false
          ? []
          : [...sliderProblems(name, slider, usual[name])];
      });
      for (const problem of problems)
        report({ ...problem, pointer: `${pointer}/data${problem.pointer}` });
      const { options, default: chosen, active } = data.frequency ?? {};
      if (active === false || !options || chosen === undefined || options.includes(chosen)) return;
      report({
        pointer: `${pointer}/data/frequency/default`,
        message: `the calculator starts with "${chosen}", which is not one of its options ${options.join(', ')}; add it to options or choose one of them`,
      });
    },
  }),
});
