import type { BookingHours, FormFieldType } from '@forecourt/block-schemas';
import { describe, expect, it } from 'vitest';
import type { FieldDefinition } from '../definition.ts';
import { context, ownForm } from '../testing/sites.ts';
import { dateBounds } from './check-dates.ts';
import { checkField, type CheckedForm } from './checks.ts';

const form: CheckedForm = { region: 'AU', timeZone: 'Australia/Sydney', bookingHours: [] };
const fieldOf = (type: FormFieldType, more: Partial<FieldDefinition> = {}): FieldDefinition => ({
  ...ownForm({ fields: [{ name: 'it', type }] }).fields[0]!,
  ...more,
});
const check = (
  type: FormFieldType,
  given: unknown,
  more: Partial<FieldDefinition> = {},
  where = form,
) => checkField(fieldOf(type, more), given, where, context);
const valueOf = (type: FormFieldType, given: unknown) => check(type, given).value;
const errorOf = (type: FormFieldType, given: unknown, more: Partial<FieldDefinition> = {}) =>
  check(type, given, more).error;

describe('checks of fields', () => {
  it('FRM-13: text is trimmed and on one line, long text keeps its lines', () => {
    expect(valueOf('text', '  Alex\t Tran ')).toBe('Alex Tran');
    expect(valueOf('text', 'a\r\nb')).toBe('a b');
    expect(valueOf('textarea', ' a \r\n\r\nb ')).toBe('a \n\nb');
    // One letter, however it was typed.
    expect(valueOf('text', 'Ma\u0304ori')).toBe('M\u0101ori');
  });

  it('FRM-13: text has a greatest length, counted in characters', () => {
    expect(valueOf('text', '🚗'.repeat(200))).toBe('🚗'.repeat(200));
    expect(errorOf('text', 'x'.repeat(201))).toBe('Use at most 200 characters.');
    expect(errorOf('textarea', 'x'.repeat(5001))).toBe('Use at most 5000 characters.');
  });

  it.each([
    ['number', '4', { min: 5 }, 'This must be 5 or more.'],
    ['number', '1001', { max: 1000 }, 'This must be 1,000 or less.'],
    ['currency', '4999', { min: 5000, max: 150_000 }, 'This must be between $5,000 and $150,000.'],
    [
      'currency',
      '150001',
      { min: 5000, max: 150_000 },
      'This must be between $5,000 and $150,000.',
    ],
    ['number', '5', { min: 5, max: 5 }, undefined],
    ['number', '-7', { max: 0 }, undefined],
    ['number', '7', {}, undefined],
  ] as const)('FRM-13: a %s of %s within %j has the error %j', (type, value, bounds, message) => {
    expect(errorOf(type, value, bounds)).toBe(message);
  });

  it('FRM-13: control characters and broken letters never pass', () => {
    for (const bad of ['a\u0000b', 'a\u001bb', 'a\ud800b', 'a\u007fb'])
      for (const type of ['text', 'textarea', 'email', 'tel', 'rego', 'address'] as const)
        expect(errorOf(type, bad), `${type} ${JSON.stringify(bad)}`).toBeTruthy();
  });

  it.each([
    ['alex@example.com', true],
    ['  alex.tran+cars@mail.example.com.au ', true],
    ['mailto:alex@example.com', true],
    ['alex@bücher.example', true],
    ["o'brien@example.com", true],
    ['alex@example', false],
    ['alex', false],
    ['alex@@example.com', false],
    ['alex@example..com', false],
    ['alex tran@example.com', false],
    ['alex@example.com, ben@example.com', false],
    ['alex@-example.com', false],
    ['Alex <alex@example.com>', false],
  ])('FRM-13: email %s', (typed, right) => {
    expect(errorOf('email', typed)).toBe(
      right ? undefined : 'Enter a full email address, such as name@example.com.',
    );
  });

  it.each([
    ['0491 570 156', '0491570156'],
    ['(02) 5550 0142', '0255500142'],
    ['+61 491 570 156', '+61491570156'],
    ['+61 (0)491-570-156', '+61491570156'],
    ['0011 64 21 555 0168', '+64215550168'],
    ['0061491570156', '+61491570156'],
    ['1300 975 707', '1300975707'],
    ['1800 160 401', '1800160401'],
    ['13 11 26', '131126'],
    ['+1 202 555 0123', '+12025550123'],
    ['０４９１ ５７０ １５６', '0491570156'],
    ['61491570156', '+61491570156'],
    ['64 21 555 0168', '+64215550168'],
    ['491570156', '0491570156'],
    ['2 5550 0142', '0255500142'],
  ])('FRM-13: phone %s in Australia', (typed, sent) => {
    expect(check('tel', typed)).toEqual({ value: sent });
  });

  it.each([
    '0491 570 15',
    '0491 570 1566',
    '5550 0142',
    'ring me',
    '+61 91 570 156',
    '021 555 0168 9',
  ])('FRM-13: no phone in Australia: %s', (typed) => {
    expect(errorOf('tel', typed)).toMatch(/^Enter a full phone number, such as 0491/);
  });

  it('FRM-13: an extension is named as what is wrong with a number', () => {
    for (const typed of ['0491 570 156 ext 4', '02 5550 0142 x12', '02 5550 0142 extension 7'])
      expect(errorOf('tel', typed)).toMatch(/^Leave out the extension/);
  });

  it.each([
    ['64215550168', '+64215550168'],
    ['61 491 570 156', '+61491570156'],
    ['215550168', '0215550168'],
    ['75550168', '075550168'],
  ])('FRM-13: phone %s in New Zealand is %s', (typed, value) => {
    const nz = { ...form, region: 'NZ', timeZone: 'Pacific/Auckland' } as const;
    expect(check('tel', typed, {}, nz)).toEqual({ value });
  });

  it.each([
    ['021 555 0168', true],
    ['07 555 0168', true],
    ['0800 555 016', true],
    ['+64 7 555 0168', true],
    ['+61 491 570 156', true],
    ['0491 570 156', false],
    ['555 0168', false],
  ])('FRM-13: phone %s in New Zealand', (typed, right) => {
    const { error } = check(
      'tel',
      typed,
      {},
      { ...form, region: 'NZ', timeZone: 'Pacific/Auckland' },
    );
    if (right) expect(error).toBeUndefined();
    else expect(error).toMatch(/such as 021/);
  });

  it.each([
    ['$25,000', '25000'],
    ['AUD 25 000.00', '25000'],
    ['NZ$ 25000.5', '25000.5'],
    ['25k', '25000'],
    ['0', '0'],
  ])('FNQ-1: amount %s', (typed, sent) => {
    expect(check('currency', typed)).toEqual({ value: sent });
  });

  it('FNQ-1: amounts have bounds that the message names', () => {
    const range = { min: 5000, max: 150000 };
    expect(errorOf('currency', '4,999', range)).toBe('This must be between $5,000 and $150,000.');
    expect(errorOf('currency', '150001', range)).toBe('This must be between $5,000 and $150,000.');
    expect(['5000', '150000'].map((typed) => errorOf('currency', typed, range))).toEqual([
      undefined,
      undefined,
    ]);
    expect(errorOf('currency', 'lots')).toBe('Enter an amount in dollars, such as 25,000.');
    expect(errorOf('currency', '-5')).toBe('Enter an amount in dollars, such as 25,000.');
  });

  it('TRD-1: kilometres, plate, year and postcode are read as people write them', () => {
    expect(valueOf('odometer', '85,000 km')).toBe('85000');
    expect(valueOf('odometer', '85k')).toBe('85000');
    expect(errorOf('odometer', 'many')).toMatch(/kilometres as a number/);
    const inMiles = { unit: 'mi' } as const;
    expect(check('odometer', '53,000', inMiles).value).toBe('53000');
    for (const typed of ['85,000 km', '85000 Kilometres', 'many'])
      expect(errorOf('odometer', typed, inMiles)).toMatch(/miles as a number/);
    expect(valueOf('rego', ' bx 42 lq ')).toBe('BX 42 LQ');
    expect(valueOf('rego', 'jhmcm56557c404453')).toBe('JHMCM56557C404453');
    expect(errorOf('rego', 'bx?42')).toBe('Enter letters and numbers, such as ABC123.');
    expect(errorOf('rego', 'ABCDEFGH1234', { label: 'Registration or VIN' })).toMatch(
      /17-character VIN/,
    );
    expect(valueOf('postcode', ' 2300 ')).toBe('2300');
    expect(errorOf('postcode', '23000')).toMatch(/4-digit/);
    expect(valueOf('year', '2027')).toBe('2027');
    expect(errorOf('year', '2028')).toBe('This must be between 1900 and 2027.');
    expect(errorOf('year', '19')).toMatch(/4-digit/);
    expect(errorOf('year', '1897')).toBe('This must be between 1900 and 2027.');
  });

  it('TRD-1: next year’s models come with the new year at the dealer’s', () => {
    const at = (now: string) => checkField(fieldOf('year'), '2028', form, { now }).error;
    expect(at('2026-12-31T23:59+11:00')).toBe('This must be between 1900 and 2027.');
    expect(at('2027-01-01T00:00+11:00')).toBeUndefined();
  });

  it('FNQ-1: a day of birth exists, lies in the past and may be typed day first', () => {
    const birth = { when: 'past' } as const;
    expect(check('date', '28/2/1990', birth)).toEqual({ value: '1990-02-28' });
    expect(errorOf('date', '1990-02-29', birth)).toMatch(/real date/);
    expect(errorOf('date', 'tomorrow', birth)).toMatch(/real date/);
    expect(errorOf('date', '1890-01-01', birth)).toMatch(/no earlier than 1 January 1900/);
    // Already the 21st at the dealer's, still the 20th in UTC.
    for (const typed of ['0000-01-01', '0001-01-01', '9999-12-31', '10000-01-01', '275760-09-13'])
      for (const given of [typed, `${typed}T10:00`, `+${typed}`])
        for (const type of ['date', 'datetime'] as const)
          expect(errorOf(type, given), `${type} ${given}`).toMatch(
            /^(Enter a real date|Enter a date (between 1900 and 2099|in the past|no earlier)|Choose )/,
          );
    expect(errorOf('date', '2026-11-21', birth)).toBeUndefined();
    expect(errorOf('date', '2026-11-22', birth)).toBe('Enter a date in the past.');
  });

  it('FNQ-1: an applicant for finance is 18 or older on the day, at the dealer’s', () => {
    const birth = { when: 'past', minAge: 18 } as const;
    const at = (now: string, given: string) =>
      checkField(fieldOf('date', birth), given, form, { now }).error;
    expect(errorOf('date', '2008-11-21', birth)).toBeUndefined();
    expect(errorOf('date', '2008-11-22', birth)).toBe('You must be 18 or older to apply.');
    expect(errorOf('date', '2026-11-21', birth)).toBe('You must be 18 or older to apply.');
    expect(errorOf('date', '2026-11-22', birth)).toMatch(/can’t be in the future/);
    expect(errorOf('date', '1906-11-20', birth)).toMatch(
      /^Check the year: .* more than 120 years ago, and you must be 18 or older/,
    );
    // Born on a leap day: 18 on 1 March of a year without one.
    expect(at('2026-02-28T01:00:00Z', '2008-02-29')).toBe('You must be 18 or older to apply.');
    expect(at('2026-03-01T01:00:00Z', '2008-02-29')).toBeUndefined();
    expect(at('2028-02-29T01:00:00Z', '2010-02-28')).toBeUndefined();
    expect(at('2028-02-29T01:00:00Z', '2010-03-01')).toBe('You must be 18 or older to apply.');
  });

  it('FNQ-1 FRM-13: a year that no field takes is refused in terms of what the field takes', () => {
    const birth = { when: 'past', minAge: 18 } as const;
    for (const typed of ['1850-01-01', '01/01/1850', '2126-01-01'])
      expect(errorOf('date', typed, birth)).toMatch(/^Check the year: a date of birth/);
    expect(errorOf('date', '1850-01-01', { when: 'future' })).toBe('Choose today or later.');
    expect(errorOf('date', '1850-01-01')).toBe('Enter a date between 1900 and 2099.');
  });

  it.each<[object, string]>([
    [{ when: 'past', minAge: 18 }, '27/03/2007'],
    [{ when: 'past' }, '27/03/2025'],
    [{ when: 'future' }, '27/03/2027'],
    [{}, '27/03/2025'],
  ])('FNQ-1, SVC-3: the example for a field with %o is a date that it takes', (limits, example) => {
    for (const typed of ['31/02/1985', '1985-02-31', 'tomorrow'])
      expect(errorOf('date', typed, limits)).toBe(`Enter a real date, such as ${example}.`);
    expect(errorOf('date', example, limits)).toBeUndefined();
  });

  it('FNQ-1: a licence number is 4 to 12 letters and digits, however it is spaced', () => {
    const licence = { format: 'licence' } as const;
    const sent = (given: string) => check('text', given, licence);
    expect(sent(' 1234 5678 ')).toEqual({ value: '12345678' });
    expect(sent('DL-7741093')).toEqual({ value: 'DL7741093' });
    expect(sent('１２３４')).toEqual({ value: '1234' });
    for (const bad of ['123', '1234567890123', 'n/a', 'ABC!1', 'Māori12', 'x'.repeat(200)])
      expect(sent(bad).error, bad).toMatch(/4 to 12 letters and numbers|Please answer/);
    expect(check('text', '-', { ...licence, required: true }).error).toBeTruthy();
  });

  it('SVC-3: every date has a first and a last day, which its control shows', () => {
    const today = '2028-02-29';
    expect(dateBounds({ when: 'future' }, today)).toEqual({
      min: '2028-02-29',
      max: '2030-02-28',
    });
    expect(dateBounds({ when: 'past' }, today)).toEqual({
      min: '1900-01-01',
      max: '2028-02-29',
    });
    expect(dateBounds({ minAge: 18 }, today)).toEqual({ min: '1908-02-29', max: '2010-02-28' });
    expect(dateBounds({}, today)).toEqual({ min: '1900-01-01', max: '2099-12-31' });
    const booked = { when: 'future' } as const;
    expect(errorOf('datetime', '2028-11-21T10:00', booked)).toBeUndefined();
    expect(errorOf('datetime', '2028-11-22T10:00', booked)).toBe(
      'Choose a date no later than 21 November 2028.',
    );
    expect(errorOf('datetime', '9999-12-31T23:59', booked)).toMatch(/^Choose a date no later than/);
    expect(errorOf('date', '31/12/9999', booked)).toMatch(/^Choose a date no later than/);
    expect(errorOf('datetime', '1999-01-01T10:00', booked)).toMatch(/has passed/);
  });

  it("SVC-3: a service is booked for a time that comes, in the dealer's time zone", () => {
    expect(check('datetime', '2026-11-21T10:15')).toEqual({ value: '2026-11-21T10:15' });
    expect(check('datetime', '2026-12-01 9:30')).toEqual({ value: '2026-12-01T09:30' });
    expect(check('datetime', '2026-12-01T09:30:00')).toEqual({ value: '2026-12-01T09:30' });
    expect(errorOf('datetime', '2026-11-21T10:14')).toMatch(/has passed/);
    expect(errorOf('datetime', '2026-11-21')).toBe('Choose a day and time.');
    expect(errorOf('datetime', '2027-02-29T10:00')).toMatch(/real date/);
  });

  it('SVC-3: clock changes: a skipped time is rejected, one that occurs twice is valid until both are past', () => {
    const at = (now: string, given: string) =>
      checkField(fieldOf('datetime'), given, form, { now }).error;
    expect(at('2026-10-01T00:00:00Z', '2026-10-04T02:30')).toMatch(/^Clocks go forward/);
    expect(at('2026-04-04T15:45:00Z', '2026-04-05T02:30')).toBeUndefined();
    expect(at('2026-04-04T16:45:00Z', '2026-04-05T02:30')).toMatch(/has passed/);
  });

  it('SVC-3: bookings keep to the hours of their kind', () => {
    const hours: BookingHours[] = [
      {
        bookingType: 'service',
        days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
        from: '07:30',
        to: '17:00',
      },
      { bookingType: 'service', days: ['Sat'], from: '08:00', to: '12:00' },
      { bookingType: 'test-drive', days: ['Sun'], from: '10:00', to: '16:00' },
    ];
    const open = { ...form, bookingHours: hours };
    const service = { bookingType: 'service' } as const;
    const at = (given: string) => check('datetime', given, service, open).error;
    expect(['2026-11-23T07:30', '2026-11-23T17:00', '2026-11-28T12:00'].map(at)).toEqual(
      Array(3).fill(undefined),
    );
    expect(at('2026-11-22T10:00')).toBe(
      'We take bookings Mon to Fri 7:30 am to 5 pm; Sat 8 am to 12 noon. Please choose another time.',
    );
    expect(at('2026-11-23T17:01')).toMatch(/^We take bookings/);
    expect(check('datetime', '2026-11-22T03:00', {}, open).error).toBeUndefined();
    const day = { ...service, when: 'future' } as const;
    expect(check('date', '2026-11-22', day, open).error).toMatch(/^We take bookings/);
    expect(check('date', '2026-11-20', day, open).error).toBe('Choose today or later.');
  });

  it('FRM-13, SVC-3: no booking is taken on a closed day, of one year or of every year', () => {
    const closed = { ...form, closedDays: ['12-25', '2027-01-04'] };
    const drive = { bookingType: 'test-drive', when: 'future' } as const;
    const at = (given: string, field: object = drive) =>
      check(given.includes('T') ? 'datetime' : 'date', given, field, closed).error;
    expect(at('2026-12-25T10:00')).toBe(
      'We’re closed on Friday 25 December. Please choose another day.',
    );
    expect(at('2027-12-25')).toBe(
      'We’re closed on Saturday 25 December. Please choose another day.',
    );
    expect(at('2027-01-04')).toMatch(/^We’re closed on Monday 4 January/);
    expect(['2026-12-24T10:00', '2028-01-04T10:00'].map((day) => at(day))).toEqual([
      undefined,
      undefined,
    ]);
    // A day that is no booking, such as when the visitor would like to be called.
    expect(at('2026-12-25', { when: 'future' })).toBeUndefined();
    // Days before opening hours: the reason that the visitor can act on comes first.
    const hours = [{ ...drive, days: ['Mon' as const], from: '09:00', to: '17:00' }];
    expect(check('date', '2026-12-25', drive, { ...closed, bookingHours: hours }).error).toMatch(
      /^We’re closed/,
    );
  });

  it('FRM-10: a dealership must be one of those that there are', () => {
    const asked = { required: true };
    expect(errorOf('dealership', '', asked)).toBe('*Please select a dealership location');
    expect(errorOf('dealership', 'elsewhere', asked)).toBe('*Please select a dealership location');
    expect(check('dealership', 'wharf-road', asked)).toEqual({ value: 'wharf-road' });
    const without = checkField(fieldOf('dealership', asked), 'Newcastle', form, {
      now: context.now,
    });
    expect(without).toEqual({ value: 'Newcastle' });
    const empty = { now: context.now, dealerships: [] };
    expect(checkField(fieldOf('dealership', asked), '', form, empty)).toEqual({});
    expect(checkField(fieldOf('dealership', asked), 'Newcastle', form, empty)).toEqual({
      value: 'Newcastle',
    });
  });

  it('FRM-5: choices are among those listed', () => {
    const options = ['Good', 'Fair', 'Poor'];
    expect(check('radio', ' Good ', { control: 'radio', options })).toEqual({ value: 'Good' });
    expect(errorOf('select', 'Bad', { control: 'select', options })).toMatch(/one of the options/);
    const group = { control: 'checkboxes', options } as const;
    expect(check('checkbox', ['Fair', 'Good', 'Fair'], group)).toEqual({ value: ['Fair', 'Good'] });
    expect(errorOf('checkbox', ['Fair', 'Bad'], group)).toMatch(/one of the options/);
    expect(errorOf('checkbox', [{}], group)).toMatch(/one of the options/);
    expect(check('checkbox', [], { ...group, required: true }).error).toBeTruthy();
  });

  it('FRM-13: what is not required may be empty, what is required says what to do', () => {
    expect(check('email', ' ')).toEqual({});
    expect(check('email', undefined)).toEqual({});
    expect(errorOf('email', ' ', { required: true, requiredMessage: 'Enter it.' })).toBe(
      'Enter it.',
    );
    expect(errorOf('checkbox', false, { required: true, requiredMessage: 'Tick it.' })).toBe(
      'Tick it.',
    );
    expect(check('checkbox', false)).toEqual({ value: false });
    expect(check('message', 'anything')).toEqual({});
  });

  it('FRM-13: values of another kind are errors, never a fall', () => {
    const odd = [7, true, {}, [], Object.create(null), Symbol('x'), () => 1, 10n];
    for (const given of odd) expect(errorOf('text', given)).toBeTruthy();
    for (const given of [...odd, 'yes'])
      expect(errorOf('checkbox', given, { required: true })).toBe(
        given === true ? undefined : 'Please answer this question.',
      );
  });
});
