import { expect, it } from 'vitest';
import { page, settings, reportLines } from '../../testing/lint-sample.ts';

const rule = 'calculator-range';
const calculator = (data: object, region = 'AU') =>
  reportLines(
    {
      files: {
        'site.json': settings({ region }),
        'pages/home.json': page({ blocks: [{ type: 'financeCalculator', data }] }),
      },
    },
    { rule },
  );

it('FIN-1, CLI-2: a min above its max is an error, of every slider', () => {
  for (const name of ['amount', 'term', 'interest']) {
    const [found] = calculator({ [name]: { min: 9, max: 8 } });
    expect(found).toMatch(/«8» error .*runs from min 9 to max 8; make max larger than min/);
  }
});

it('FIN-1, FIN-3: what is left out counts with the default of the country', () => {
  expect(calculator({ interest: { min: 15 } })[0]).toMatch(/«15» error .*to max 12.99 by default/);
  expect(calculator({ interest: { min: 15 } }, 'NZ')).toEqual([]);
  expect(calculator({ amount: { max: 4000 } })[0]).toMatch(/«4000» .*from min 5000 by default/);
});

it('FIN-1: a start outside the range is an error, unless the value is fixed', () => {
  expect(calculator({ term: { default: 9 } })[0]).toMatch(/«9» error .*starts at 9, outside/);
  expect(calculator({ amount: { default: 10, min: 20 } })[0]).toMatch(/«10» error/);
  expect(calculator({ interest: { default: 2.9, active: false, min: 9, max: 8 } })).toEqual([]);
});

it('FIN-1: a step larger than the range can not move the slider', () => {
  expect(calculator({ interest: { min: 5, max: 6, step: 2 } })[0]).toMatch(
    /«2» error .*can't move/,
  );
  expect(calculator({ amount: { min: 5000, max: 5400 } })[0]).toMatch(/«5400» .*500 by default/);
  expect(calculator({ amount: { min: 5000, max: 5000 } })).toEqual([]);
});

it('FIN-1: a first frequency that is not offered is an error', () => {
  const frequency = { default: 'Yearly', options: ['Weekly', 'Monthly'] };
  expect(calculator({ frequency })[0]).toMatch(/«"Yearly"» error .*options Weekly, Monthly; add/);
  expect(calculator({ frequency: { default: 'Yearly' } })).toEqual([]);
  expect(calculator({ frequency: { ...frequency, active: false } })).toEqual([]);
});

it('FIN-1: a calculator without numbers of its own fits together in either country', () => {
  for (const region of ['AU', 'NZ'])
    expect(calculator({ amount: {}, term: {}, interest: {}, frequency: {} }, region)).toEqual([]);
});
