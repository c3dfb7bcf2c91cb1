import { safeHref } from '@forecourt/domain';
import type {
  FinanceCalculatorData,
  FinanceFrequency,
  LayoutOf,
  Site,
} from '@forecourt/block-schemas';
import { calculatorDefaults, quotedComparisonRate } from '@forecourt/pricing';
import type { Frequency, Region, SliderRange } from '@forecourt/pricing';

/** One of the three numbers: a slider, or a fixed value if not active. */
export interface NumberSetting {
  readonly initial: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly active: boolean;
}

/** Settings of the calculator in the browser, as plain JSON. */
export interface CalculatorSettings {
  readonly layout: LayoutOf<'financeCalculator'>;
  readonly headingLevel: 2 | 3 | 4 | 5 | 6;
  readonly heading?: string;
  readonly text?: string;
  readonly repaymentsText?: string;
  readonly buttons: readonly { readonly text: string; readonly href: string }[];
  readonly region: Region;
  readonly locale: string;
  readonly currency: string;
  /** Whole dollars. */
  readonly amount: NumberSetting;
  /** Years. */
  readonly term: NumberSetting;
  /** Percent a year. */
  readonly interest: NumberSetting;
  /** Comparison rate of the initial interest, in percent a year. */
  readonly comparisonRate?: number;
  /** Establishment fee in dollars, which is borrowed, too. */
  readonly fee?: number;
  readonly frequency: {
    readonly initial: Frequency;
    readonly options: readonly Frequency[];
    readonly active: boolean;
  };
  /** True if the amount can also be typed. */
  readonly typedAmount: boolean;
}

type Slider = NonNullable<
  | FinanceCalculatorData['amount']
  | FinanceCalculatorData['term']
  | FinanceCalculatorData['interest']
>;

/**
 * Returns the block's settings, with the defaults of the site's country (FIN-1, FIN-3).
 * @param start amount and years of the car that the visitor comes from
 */
export const calculatorSettings = (
  data: FinanceCalculatorData,
  site: Pick<Site, 'region' | 'locale' | 'currency' | 'featureFlags' | 'settings'>,
  place: Pick<CalculatorSettings, 'layout' | 'headingLevel'>,
  start: { readonly amount?: number; readonly term?: number } = {},
): CalculatorSettings => {
  const defaults = calculatorDefaults[site.region];
  const amount = startingAt(start.amount, numberSetting(data.amount, defaults.amount));
  const interest = numberSetting(data.interest, defaults.interest);
  return {
    ...place,
    heading: data.heading,
    text: data.text,
    repaymentsText: data.repaymentsText,
    buttons: (data.buttons ?? []).flatMap(({ text, href }) => {
      const safe = safeHref(href);
      return safe ? [{ text, href: safe }] : [];
    }),
    region: site.region,
    locale: site.locale ?? defaults.locale,
    currency: site.currency ?? defaults.currency,
    amount,
    term: startingAt(start.term, numberSetting(data.term, defaults.term)),
    interest,
    comparisonRate:
      data.interest?.comparisonRate ??
      quotedComparisonRate(interest.initial, site.region, site.settings?.cars),
    fee: site.settings?.cars?.establishmentFee,
    frequency: frequencySetting(data.frequency, defaults.frequency),
    typedAmount: (site.featureFlags?.typedLoanAmount || defaults.typedAmount) && amount.active,
  };
};

const numberSetting = (data: Slider | undefined, defaults: SliderRange): NumberSetting => {
  const min = data?.min ?? defaults.min;
  const max = Math.max(min, data?.max ?? defaults.max);
  const wanted = data?.default ?? defaults.default;
  const active = (data?.active ?? true) && min < max;
  // A fixed value, such as an advertised rate, may be outside the range of the country's slider.
  const initial = data?.active === false ? wanted : Math.min(max, Math.max(min, wanted));
  return { initial, min, max, step: data?.step ?? defaults.step, active };
};

/** Returns a setting that starts from a visitor's own number, if they may change it at all. */
const startingAt = (wanted: number | undefined, setting: NumberSetting): NumberSetting =>
  wanted === undefined || !setting.active
    ? setting
    : { ...setting, initial: Math.min(setting.max, Math.max(setting.min, wanted)) };

const usualOptions: readonly Frequency[] = ['Weekly', 'Fortnightly', 'Monthly'];

const frequencySetting = (
  data: FinanceFrequency | undefined,
  usual: Frequency,
): CalculatorSettings['frequency'] => {
  const wanted = data?.default ?? usual;
  if (data?.active === false) return { initial: wanted, options: [wanted], active: false };
  const options = data?.options ?? [...new Set([...usualOptions, wanted])];
  const initial = options.includes(wanted) ? wanted : (options[0] ?? wanted);
  return { initial, options, active: options.length > 1 };
};
