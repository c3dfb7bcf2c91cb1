import { describe, expect, it } from 'vitest';
import { loanInStock } from './carried-loan.ts';

const car = { price: 13_990 };

describe('loanInStock', () => {
  it('FIN-1: a loan that fits the price of today stays as it is', () => {
    const carried = { price: 13_990, deposit: 1_000, years: 4, amount: 12_990 };
    expect(loanInStock(car, carried)).toEqual(carried);
    const lent = { price: 13_990, years: 4, amount: 9_000 };
    expect(loanInStock(car, lent)).toEqual(lent);
  });

  it('FIN-1: an old price is replaced by the car’s own, and the amount is worked out from it', () => {
    expect(loanInStock(car, { price: 9_000, deposit: 0, years: 5, amount: 9_000 })).toEqual({
      ...{ price: 13_990, deposit: 0, years: 5, amount: 13_990 },
    });
    expect(loanInStock(car, { price: 19_000, deposit: 3_000, amount: 16_000 })).toEqual({
      ...{ price: 13_990, deposit: 3_000, amount: 10_990 },
    });
  });

  it('FIN-1: a deposit of the price or more, an impossible term and an amount above the price are left out', () => {
    expect(loanInStock(car, { price: 1, deposit: 99_999, years: 99, amount: 20_000 })).toEqual({
      ...{ price: 13_990, amount: 13_990 },
    });
    expect(loanInStock(car, { price: 13_990, deposit: 13_990, years: 0 })).toEqual({
      ...{ price: 13_990, amount: 13_990 },
    });
    expect(loanInStock(car, { price: 13_990, amount: 20_000, years: 10 })).toEqual({
      ...{ price: 13_990, amount: 13_990, years: 10 },
    });
  });

  it('CAR-11: a car without an advertised price has no loan', () => {
    for (const price of [0, -1, undefined])
      expect(loanInStock({ price } as typeof car, { price: 9_000 })).toBeUndefined();
  });
});
