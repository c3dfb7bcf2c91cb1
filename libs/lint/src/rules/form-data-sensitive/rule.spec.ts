import { expect, it } from 'vitest';
import { page, reportLines } from '../../testing/lint-sample.ts';

const rule = 'form-data-sensitive';
const lines = (field: object) => {
  const email = { name: 'email', type: 'email', label: 'Email address' };
  const data = { fields: [email, { name: 'x', type: 'text', ...field }] };
  return reportLines(
    { files: { 'pages/home.json': page({ blocks: [{ type: 'form', data }] }) } },
    { rule },
  );
};

it.each([
  [{ label: 'Credit card number' }, '«"Credit card number"» .*a card number'],
  [{ label: 'Card details' }, 'a card number'],
  [{ label: 'Payment', placeholder: 'Card number' }, '«"Card number"»'],
  [{ name: 'cardNumber', label: 'Number' }, '«"cardNumber"»'],
  [{ name: 'card_expiry', label: 'Until' }, '«"card_expiry"»'],
  [{ label: 'CVV' }, 'the security code'],
  [{ label: 'Internet banking password' }, 'a password or PIN'],
  [{ label: 'Your PIN' }, 'a password or PIN'],
  [{ label: 'Bank user name' }, 'a login of a bank'],
  [{ label: '<b>Tax</b> file number' }, 'a tax file number'],
  [{ label: 'TFN' }, 'a tax file number'],
  [{ label: 'IRD number' }, 'an IRD number'],
  [{ label: 'Medicare card number' }, 'a Medicare number'],
])('CLI-7, FRM-14: %j asks for what no form should', (field, expected) => {
  expect(lines(field)).toEqual([expect.stringMatching(`${expected}.*`)]);
  expect(lines(field)[0]).toContain(` error ${rule}: `);
});

it.each([
  { label: 'Driver licence card number' },
  { label: 'Fuel card number' },
  { label: 'Credit card limits, in total' },
  { label: 'Phone number' },
  { label: 'Pin on the map' },
  { label: 'How will you pay?', type: 'select', options: ['Card details by phone', 'Bank'] },
  { label: 'I have a Medicare card', type: 'checkbox' },
  { label: 'Never send us your password.', type: 'message' },
])('CLI-7, FRM-14: %j does not', (field) => {
  expect(lines(field)).toEqual([]);
});
