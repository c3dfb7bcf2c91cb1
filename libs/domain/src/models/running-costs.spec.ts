import type { ModelVariant } from '@forecourt/block-schemas';
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

it('MDL-1: diesel and electric cars pay road user charges by distance where the site sets the rates', () => {
  const rates = { roadUserCharge: 76, plugInRoadUserCharge: 38 };
  const charge = (consumption: ModelVariant['consumption'], settings: object = rates) =>
    runningCosts({ consumption }, settings).roadUse;
  expect(charge({ diesel: 8 })).toBe(1140);
  expect(charge({ electricity: 15 }, { ...rates, kmPerYear: 10_000 })).toBe(760);
  expect(charge({ petrol: 1, electricity: 10 })).toBe(570);
  expect(charge({ petrol: 1, electricity: 10 }, { roadUserCharge: 76 })).toBe(1140);
  expect(charge({ petrol: 5 })).toBe(0);
  expect(charge({ petrol: 5 }, {})).toBeUndefined();
  expect(charge(undefined)).toBeUndefined();
  expect(charge({ diesel: 8 }, {})).toBeUndefined();
});
