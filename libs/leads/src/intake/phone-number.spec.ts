import { expect, it } from 'vitest';
import { phoneNumber } from './phone-number.ts';

it.each([
  ['0491570156', undefined, '0491 570 156', '0491570156', true],
  ['0255500142', 'Australia/Sydney', '02 5550 0142', '0255500142', false],
  ['0215550142', 'Pacific/Auckland', '021 555 0142', '0215550142', true],
  ['0215550142', 'Pacific/Chatham', '021 555 0142', '0215550142', true],
  ['095550142', 'Pacific/Auckland', '09 555 0142', '095550142', false],
  ['+61 491 570 156', undefined, '+61 491 570 156', '+61491570156', true],
  ['(02) 5550 0142', undefined, '(02) 5550 0142', '0255500142', false],
])('FRM-15: %s can be read and called', (given, timeZone, text, digits, isMobile) => {
  expect(phoneNumber(given, timeZone)).toEqual({ text, digits, isMobile });
});

it.each(['', '12', 'call me', '0491570156,,1#', '0491 570 156 ext 4', '+'])(
  'FRM-15: %s is not a number to call',
  (given) => {
    expect(phoneNumber(given)).toBeUndefined();
  },
);
