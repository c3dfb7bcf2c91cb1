import { expect, it } from 'vitest';
import { answerText, fieldLabel } from '../answers/answer.ts';
import type { LeadDocument } from './lead-document.ts';
import { requestOf } from './lead-request.ts';

const lead = (category: string, fields: LeadDocument['fields']) =>
  ({ category, fields }) as LeadDocument;

it('FRM-15, FIN-1: an application repeats the amount, the deposit and the years that it asks for', () => {
  const fields = { vehiclePriceBudget: '19280', deposit: '1000', loanTerm: '4' };
  expect(requestOf(lead('Finance Enquiry', fields)).loan).toEqual({
    ...{ amount: 19_280, deposit: 1_000, years: 4 },
  });
  const typed = { vehiclePriceBudget: '$19,280.50', deposit: 'call 0900', loanTerm: '' };
  expect(requestOf(lead('Finance Enquiry', typed)).loan).toEqual({ amount: 19_280.5 });
  expect(requestOf(lead('General Enquiry', fields)).loan).toBeUndefined();
});

it('FIN-1: an amount that was changed since has no deposit of the car’s page', () => {
  const loan = { carPrice: '20280', deposit: '3500', loanTerm: '5' };
  const asked = (vehiclePriceBudget: string) =>
    requestOf(lead('Finance Enquiry', { ...loan, vehiclePriceBudget })).loan;
  expect(asked('16780')).toEqual({ amount: 16_780, deposit: 3_500, years: 5 });
  expect(asked('18000.50')).toEqual({ amount: 18_000.5, years: 5 });
});

it('FRM-8: staff read a carried loan in words', () => {
  const labels = ['carPrice', 'deposit', 'loanTerm'].map((name) =>
    fieldLabel(name, { category: 'Finance Enquiry' }),
  );
  expect(labels).toEqual(['Price of the car', 'Deposit', 'Paid back over']);
  expect(answerText('carPrice', '20280', undefined)).toBe('$20,280');
  expect(answerText('deposit', '1000', undefined)).toBe('$1,000');
  expect(answerText('Kms', '84210', undefined)).toBe('84,210 km');
  expect(answerText('loanTerm', '4', undefined)).toBe('4 years');
});

it('FRM-15: a reservation names the car that was typed, if it is a short name', () => {
  const held = (selected_car: string, more: LeadDocument['fields'] = {}) =>
    requestOf(lead('Vehicle Reservation', { selected_car, ...more })).cars;
  expect(held('2024 Tern Touring')).toEqual([{ name: '2024 Tern Touring' }]);
  expect(held('2024 Tern', { make: 'Ostara', model_name: 'Tern' })).toEqual([
    { name: 'Ostara Tern' },
  ]);
  for (const text of ['', 'see evil.example', 'a'.repeat(31)]) expect(held(text)).toEqual([]);
});

it('FRM-15, CAR-11: a request to hold a car that left the stock before it arrived lacks its car', () => {
  const held = (category: string, car?: LeadDocument['car']) =>
    requestOf({ ...lead(category, { car_id: 'a' }), car }).lacksCar;
  expect(held('Vehicle Reservation')).toBe(true);
  expect(held('Vehicle Reservation', { id: 'a', name: 'Tern' })).toBe(false);
  expect(held('Test Drive Booking')).toBe(false);
});

it('FRM-15, CAR-11: a request for one car that was sold or reserved before it arrived has no visit', () => {
  const visit = { 'Preferred Date': '2026-11-24T10:15+11:00' };
  const asked = (status: string, category = 'Test Drive Booking') =>
    requestOf({
      ...lead(category, visit),
      ...{ car: { id: 'a', name: 'Tern', location: 'Saltpan Road', status } },
      ...{ location: { id: 'x', name: 'Ferry Bay' }, reply_by: '2026-11-24T10:15+11:00' },
    });
  for (const category of ['Test Drive Booking', 'Vehicle Reservation', 'General Enquiry'])
    expect(asked('SOLD', category)).toMatchObject({
      ...{ unavailable: 'sold', carLocation: undefined, reply: { isVisit: false } },
      when: { words: expect.stringContaining('24 November') as string, start: undefined },
    });
  expect(asked('On hold')).toMatchObject({ unavailable: 'reserved', when: { start: undefined } });
  expect(asked('On hold', 'General Enquiry').unavailable).toBeUndefined();
  expect(asked('Sold', 'Trade In Enquiry').unavailable).toBeUndefined();
  const free = asked('Available');
  expect(free).toMatchObject({ unavailable: undefined, reply: { isVisit: true } });
  expect(free.when?.start).toBe('2026-11-24T10:15+11:00');
});

it('FRM-14, FRM-15: a test drive away from the car’s location names where the car is', () => {
  const car = { id: 'a', name: 'Tern', location: 'Saltpan Road' };
  const drive = (name: string, category = 'Test Drive Booking') =>
    requestOf({ ...lead(category, {}), car, location: { id: 'x', name } }).carLocation;
  expect(drive('Ferry Bay')).toBe('Saltpan Road');
  expect(drive('Ferry Bay', 'Vehicle Reservation')).toBe('Saltpan Road');
  expect(drive('Saltpan Road')).toBeUndefined();
  expect(drive('Ferry Bay', 'General Enquiry')).toBeUndefined();
});
