import { describe, expect, it } from 'vitest';
import { ownForm } from '../testing/sites.ts';
import { startWithStockLoan, withoutSoldCar, withStockLoan } from './stock-loan.ts';

const form = ownForm({ fields: [{ name: 'vehiclePriceBudget', type: 'currency' }] });
const car = { price: 30_000 };
const carried = { carPrice: '30000', deposit: '5000', loanTerm: '4' };

describe('the loan that a link carries', () => {
  it('FNQ-2 CAR-11: is that of the car as the stock has it today', () => {
    expect(withStockLoan(form, { name: 'Ann', ...carried }, car)).toEqual({
      name: 'Ann',
      ...carried,
    });
    expect(withStockLoan(form, { ...carried, carPrice: '9999' }, car)).toEqual(carried);
  });

  it('FNQ-2: loses a deposit and a term that are impossible', () => {
    const made = { carPrice: '30000', deposit: '30000', loanTerm: '99' };
    expect(withStockLoan(form, made, car)).toEqual({ carPrice: '30000' });
    const words = { carPrice: '30000', deposit: '-5', loanTerm: 'four' };
    expect(withStockLoan(form, words, car)).toEqual({ carPrice: '30000' });
  });

  it('FNQ-2: is lost with the car, but not what the form itself asks for', () => {
    expect(withStockLoan(form, { name: 'Ann', ...carried }, undefined)).toEqual({ name: 'Ann' });
    const asking = ownForm({ fields: [{ name: 'deposit', type: 'currency' }] });
    expect(withStockLoan(asking, carried, undefined)).toEqual({ deposit: '5000' });
  });

  it('FNQ-2: makes the amount to borrow the form’s first answer', () => {
    const start = (values: Record<string, string>) =>
      startWithStockLoan(form, values, car).vehiclePriceBudget;
    expect(start({ ...carried, vehiclePriceBudget: '25000' })).toBe('25000');
    expect(start({ ...carried, carPrice: '35000', vehiclePriceBudget: '30000' })).toBe('25000');
    expect(start({ vehiclePriceBudget: '12000' }), 'without a car').toBe('12000');
    expect(start(carried), 'none asked for').toBeUndefined();
  });
});

it('CAR-11: an address without the car that is sold keeps everything else', () => {
  const search =
    '?car_id=7&stock_number=H1&selected_car=A&car_type=Used&carPrice=30000&deposit=1&loanTerm=5&vehiclePriceBudget=2&utm_source=mail';
  expect(withoutSoldCar(search)).toBe('utm_source=mail');
});
