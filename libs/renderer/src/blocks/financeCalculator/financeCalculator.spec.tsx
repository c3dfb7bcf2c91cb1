import type { FinanceCalculatorData } from '@forecourt/block-schemas';
import { wcagContrast } from 'culori';
import { describe, expect, it } from 'vitest';
import { drawBlocks } from '../../testing/draw-blocks.ts';
import { ramp } from '../../theme/ramp.ts';
import { testSite, type TestTenant } from '../../testing/snapshot.ts';
import { calculatorSettings } from './calculator-settings.ts';

const nz: TestTenant = { site: { region: 'NZ' } };
const draw = (data: FinanceCalculatorData = {}, tenant?: TestTenant) =>
  drawBlocks([{ type: 'financeCalculator', data: { ...data } }], tenant);

/** Returns a page's text without its islands' data. */
const words = (html: string) =>
  html
    .replace(/<script.*?<\/script>/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,])/g, '$1');
const sliders = (html: string) => html.match(/<input[^>]*type="range"[^>]*>/g) ?? [];

describe('financeCalculator on the server', () => {
  it('FIN-2: the first result is in the HTML, with its terms', () => {
    const text = words(draw({ amount: { default: 36_000 } }));
    expect(text).toContain('$166 a week');
    expect(text).toContain('$43,186 in repayments over 5 years, excluding fees.');
    expect(text).toContain('Interest $7,186');
    expect(text).toContain('Estimate only, at 7.49% p.a. over 5 years on $36,000 borrowed.');
  });

  it('FIN-2: the site’s establishment fee is borrowed, too', () => {
    const cars = { establishmentFee: 295 };
    const site = { region: 'NZ', settings: { cars } } as const;
    const data = { amount: { default: 28_000 }, term: { default: 4 } };
    // 28,295 at 11.95% over 208 weeks: 171.2793 a week, 35,626.10 in all, 7,331.10 of it interest.
    const text = words(draw(data, { site }));
    expect(text).toContain('$171 a week');
    expect(text).toContain(
      '$35,626 in repayments over 4 years, including an establishment fee of $295.',
    );
    expect(text).toContain('The car and the fee $28,295 Interest $7,331');
  });

  it('FIN-1: the comparison rate is as large as the repayment, and names its rate if visitors can change theirs', () => {
    const cars = { interest: 7.49, comparisonRate: 8.12 };
    const compared = (interest: FinanceCalculatorData['interest']) =>
      words(draw({ interest }, { site: { settings: { cars } } }));
    const [fixed, moving] = [{ default: 7.49, active: false }, { default: 7.49 }];
    expect(compared(fixed)).toContain('a week 8.12% p.a. comparison rate $');
    expect(compared(moving)).toContain('8.12% p.a. comparison rate at 7.49% p.a. $');
    expect(compared({ default: 2.9, comparisonRate: 3.4, active: false })).toContain('3.4% p.a. c');
    expect(compared({ default: 5.9 }), 'the rate of another loan').not.toContain('comparison');
    expect(words(draw({}, nz))).toContain('11.95% p.a. interest rate');
  });

  it('FIN-1: a slider has the range, step and words that the content gives it', () => {
    const html = draw({ term: { default: 3, min: 2, max: 9, step: 0.5 } });
    const [, term] = sliders(html);
    for (const attribute of [
      'min="2"',
      'max="9"',
      'step="0.5"',
      'value="3"',
      'aria-valuetext="3 years"',
    ])
      expect(term).toContain(attribute);
  });

  it('FIN-1: a slider that is not active is a fixed value, outside its range if need be', () => {
    const html = draw({ interest: { default: 2.9, active: false } });
    expect(sliders(html)).toHaveLength(2);
    expect(words(html)).toContain('Interest rate 2.9% p.a.');
  });

  it('FIN-1: a start beyond the slider’s end is its end', () => {
    expect(words(draw({ amount: { default: 900_000 } }))).toContain('You borrow $150,000');
  });

  it('FIN-1 FRM-8: starts from the amount and the years of the car that the visitor comes from', () => {
    const started = (search: string, data: FinanceCalculatorData = {}) =>
      words(
        drawBlocks([{ type: 'financeCalculator', data: { ...data } }], {
          request: { url: { pathname: '/finance', search } },
        }),
      );
    const text = started('?vehiclePriceBudget=19280&loanTerm=4&deposit=1000');
    expect(text).toContain('over 4 years on $19,280 borrowed.');
    expect(started('?vehiclePriceBudget=900000&loanTerm=80')).toContain('7 years on $150,000');
    expect(started('?vehiclePriceBudget=-1&loanTerm=x')).toContain('5 years on $35,000');
    const fixed = { term: { default: 3, active: false } };
    expect(started('?loanTerm=4', fixed)).toContain('over 3 years on');
  });

  it('FIN-1: the frequencies offered are those of the content, the default chosen', () => {
    const html = draw({ frequency: { options: ['Monthly', 'Yearly'], default: 'Yearly' } });
    expect(html.match(/type="radio"/g)).toHaveLength(2);
    expect(html).toMatch(/<input[^>]*checked=""[^>]*value="Yearly"/);
    expect(words(html)).toContain('a year');
  });

  it('FIN-1: a frequency that is not active leaves no choice', () => {
    const html = draw({ frequency: { default: 'Fortnightly', active: false } });
    expect(html).not.toContain('type="radio"');
    expect(words(html)).toContain('a fortnight');
  });

  it('FIN-1: texts, links and small print are where the content puts them', () => {
    const html = draw({
      repaymentsText: 'About',
      disclaimer: '<b>Fees</b> apply.<script>alert(1)</script>',
      buttons: [{ text: 'Cars under {repayment}', href: '/cars' }],
    });
    expect(words(html)).toContain('About $161 a week');
    expect(html).toContain('<b>Fees</b> apply.');
    expect(html).not.toContain('alert(1)');
    expect(html).toMatch(/<a[^>]*href="\/cars"[^>]*>Cars under \$161 a week<\/a>/);
  });

  it('FIN-1: colours of the content replace the theme’s, with text that reads on them', () => {
    const html = draw({ primaryColor: '#ffee00', secondaryColor: '#aa0000' });
    expect(html).toMatch(/style="--primary:#ffee00;--on-primary:#000000;--secondary:#aa0000;/);
    const own = { primaryColor: '#ffee00', frequency: { textColor: '#123456' } };
    expect(draw(own)).toContain('--on-primary:#123456');
    expect(draw()).not.toContain('--primary:');
  });

  it('WEB-2: colours of the content that text is set in reach AA', () => {
    const html = draw({ secondaryColor: '#222222' });
    const figure = /--figure:(#\w{6})/.exec(html)![1]!;
    for (const scheme of ['light', 'dark'] as const)
      expect(
        wcagContrast(figure, ramp(testSite().theme, scheme)['brand-deep']!),
      ).toBeGreaterThanOrEqual(4.5);
    const pale = { primaryColor: '#ffee00', frequency: { textColor: '#ffffff' } };
    expect(draw(pale)).toContain('--on-primary:#000000');
  });

  it('FIN-3: New Zealand starts at 11.95% between 9.95% and 19.95% and can type the amount', () => {
    const html = draw({}, nz);
    expect(sliders(html)[2]).toMatch(/min="9.95" max="19.95"/);
    expect(words(html)).toContain('Interest rate 11.95% p.a. 9.95% 19.95%');
    expect(html).toMatch(/<input[^>]*type="text"[^>]*value="\$35,000"/);
    expect(draw()).not.toContain('type="text"');
    expect(draw({ amount: { active: false } }, nz)).not.toContain('type="text"');
  });

  it('TEN-4: a flag gives the typed amount to a site elsewhere', () => {
    const site = { featureFlags: { typedLoanAmount: true } };
    expect(draw({}, { site })).toContain('type="text"');
  });

  it('FIN-3: other terms are there to compare without scripts', () => {
    const rows = draw({ amount: { default: 36_000 } }).match(/<tr>.*?<\/tr>/g) ?? [];
    expect(rows.slice(1).map((row) => words(row).trim())).toEqual([
      '1 year $719 $37,391',
      '2 years $373 $38,790',
      '3 years $258 $40,222',
      '4 years $200 $41,687',
      '5 years $166 $43,186',
      '6 years $143 $44,719',
      '7 years $127 $46,284',
    ]);
  });

  it('CUT-1: before 2 April 2025 the repayment is a line under the sliders, then the large figure', () => {
    const on = (publicationDate: string) => draw({}, { page: { publicationDate } });
    expect(on('2025-04-01')).toContain('data-layout="plain"');
    expect(words(on('2025-04-01'))).toContain('Estimated repayment $161 a week');
    expect(on('2025-04-02')).toContain('data-layout="figure"');
  });
});

describe('calculatorSettings', () => {
  const place = { layout: 'figure', headingLevel: 2 } as const;
  const settings = (data: FinanceCalculatorData) =>
    calculatorSettings(data, { region: 'AU' }, place);

  it('FIN-1: ends that contradict each other leave a fixed value, never a broken slider', () => {
    const { term } = settings({ term: { min: 6, max: 2, default: 4 } });
    expect(term).toMatchObject({ initial: 6, min: 6, max: 6, active: false });
  });

  it('FIN-1: a default that is no option gives way to the first option', () => {
    const { frequency } = settings({ frequency: { default: 'Yearly', options: ['Monthly'] } });
    expect(frequency).toEqual({ initial: 'Monthly', options: ['Monthly'], active: false });
  });

  it('FIN-1: a link that could run script never reaches the page', () => {
    const buttons = [{ text: 'Run', href: 'javascript:alert(1)' }];
    expect(settings({ buttons }).buttons).toEqual([]);
  });
});
