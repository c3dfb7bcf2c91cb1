import { describe, expect, it } from 'vitest';
import { basicTransmission } from './basic-transmission.ts';

describe('the kind of a transmission', () => {
  it.each([
    'Automatic',
    'AUTO',
    '8-speed Sports Automatic Dual Clutch',
    'CVT',
    'e-CVT',
    'S tronic',
    'Steptronic',
    '7G-TRONIC',
    'Single-speed reduction gear',
    'Automated manual',
    'Constantly/Continuously Variable Transmission',
  ])('CAR-2: “%s” is automatic', (text) => {
    expect(basicTransmission(text)).toBe('automatic');
  });

  it.each(['Manual', '6 speed manual', '5sp Man.'])('CAR-2: “%s” is manual', (text) => {
    expect(basicTransmission(text)).toBe('manual');
  });

  it.each(['', '6 speed', 'Unknown', 'Manufacturer’s choice', 'Electronic'])(
    'CAR-2: “%s” names none',
    (text) => {
      expect(basicTransmission(text)).toBeUndefined();
    },
  );
});
