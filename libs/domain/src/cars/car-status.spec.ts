import { describe, expect, it } from 'vitest';
import { isAvailable, isReserved, isSold } from './car-status.ts';

const meaningOf = (status: string | undefined): string[] =>
  Object.entries({ isSold, isReserved, isAvailable }).flatMap(([name, test]) =>
    test({ status }) ? [name] : [],
  );

describe('the status of a car', () => {
  it.each([
    'sold',
    ' sold',
    'SOLD ',
    'Sold.',
    'Sold - awaiting delivery',
    'sold_delivered',
    'Delivered',
  ])('CAR-11: %j is sold', (status) => {
    expect(meaningOf(status)).toEqual(['isSold']);
  });

  it.each([
    'Reserved',
    'on hold',
    'On-Hold',
    'UNDER_OFFER',
    'Under contract',
    'Deposit taken',
    'Sale pending',
  ])('CAR-11: %j is reserved', (status) => {
    expect(meaningOf(status)).toEqual(['isReserved']);
  });

  it.each([undefined, '', ' ', 'Available', ' available ', 'In stock', 'FOR SALE'])(
    'CAR-11: %j is available',
    (status) => {
      expect(meaningOf(status)).toEqual(['isAvailable']);
    },
  );

  it.each(['Unsold', 'Not sold', 'In transit', 'Soldier'])(
    'CAR-11: %j is none of them',
    (status) => {
      expect(meaningOf(status)).toEqual([]);
    },
  );
});
