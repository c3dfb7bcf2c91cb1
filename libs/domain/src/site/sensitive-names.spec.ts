import { describe, expect, it } from 'vitest';
import { isSensitiveName, sensitiveName } from './sensitive-names.ts';

describe('sensitive answers', () => {
  it.each([
    ['dateOfBirth', 'dateOfBirth'],
    ['Date of Birth', 'dateOfBirth'],
    ['driver_licence_number', 'driverLicenceNumber'],
    ['Taurus customer key', 'taurus_customer_key'],
    ['customer-key', 'customerKey'],
  ])('API-4, FNQ-1: %s is %s', (name, known) => {
    expect(sensitiveName(name)).toBe(known);
    expect(isSensitiveName(name)).toBe(true);
  });

  it.each(['name', 'birthday', 'licence', ''])('API-4: "%s" is not sensitive', (name) => {
    expect(isSensitiveName(name)).toBe(false);
  });
});
