import { expect, it } from 'vitest';
import { runningCosts } from './running-costs.ts';

const prices = { petrolPrice: 2, dieselPrice: 1.9, electricityPrice: 0.3 };

it('MDL-1: a year’s energy follows consumption, price and distance', () => {
  expect(runningCosts({ consumption: { petrol: 5.1 } }, prices)).toEqual({ energy: 1530 });
  expect(runningCosts({ consumption: { electricity: 15 } }, prices)).toEqual({ energy: 675 });
  const plugIn = { consumption: { petrol: 1, electricity: 10 }, service_cost: 390 };
  expect(runningCosts(plugIn, { ...prices, kmPerYear: 20_000 })).toEqual({
    energy: 1000,
    service: 390,
  });
});

it('MDL-1: nothing is estimated without the price of all that a car consumes', () => {
  expect(runningCosts({ consumption: { petrol: 5.1 } })).toEqual({});
  expect(runningCosts({ consumption: { petrol: 1, electricity: 10 } }, { petrolPrice: 2 })).toEqual(
    {},
  );
  expect(runningCosts({}, prices)).toEqual({});
});
