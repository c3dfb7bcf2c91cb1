import { expect, it } from 'vitest';
import { lintSample, page, settings } from '../../testing/lint-sample.ts';

const rule = 'text-contradictory';
const site = {
  tagline: 'Used cars, checked',
  description: 'Selling and servicing cars around the harbour since 1974.',
  footnote:
    'Example Motors Pty Ltd, ABN 51 824 753 556. Motor dealer licence MD12345. Australian credit licence 412345.',
  settings: {
    cars: { hold: { href: '/hold', amount: 500, hours: 48 } },
    forms: {
      replyTimes: {
        usual: { amount: 1, unit: 'business-days' },
        testDrive: { amount: 2, unit: 'hours' },
      },
    },
  },
};
const run = (text: string, changes: object = site) =>
  lintSample(
    {
      files: {
        'site.json': settings(changes),
        'pages/home.json': page({ blocks: [{ type: 'paragraph', data: { text } }] }),
      },
    },
    { rule },
  ).map(({ finding: { message } }) => message);

it.each([
  ['We’ll reply within ten minutes.', '"reply within ten minutes" is none of the replyTimes'],
  ['We’ll <b>get back to you</b> within 3 hours.', '"get back to you within 3 hours" is none'],
  ['One of our team will call you back in under a working day', undefined],
  ['Our team will be in touch within two business days.', '"be in touch within two business days"'],
  ['A $300 deposit holds a car.', '"$300 deposit holds a car" contradicts the settings'],
  ['Hold any used car for $1,500.', 'in which settings.cars.hold is $500'],
  ['A deposit holds the car at the yard for three days.', 'settings.cars.hold lasts 48 hours'],
  ['Family owned since 1984', '"Family owned since 1984" contradicts the settings'],
  ['Locally owned and operated since 1947.', 'whose tagline or description has 1974'],
  ['Example Motors Pty Ltd, ABN 53 004 085 616', 'the ABN 53 004 085 616 is not that of'],
  ['Motor dealer licence MD12354.', 'the dealer licence MD12354 is not that of'],
  ['Example Motors, motor dealer licence no. 98765', 'the dealer licence 98765 is not that of'],
  ['Australian credit licence 412346', 'site.json, 412345; correct one of them'],
])('CLI-7: «%s» is compared with the settings', (text, message) => {
  expect(run(text)).toEqual(message === undefined ? [] : [expect.stringContaining(message)]);
});

it.each([
  // Reported by date-contradictory.
  'Family owned since 2074.',
  // Reply times.
  'We’ll reply within one business day, or within a day.',
  'We’ll get back to you within 24 hours.',
  'We’ll call you within two hours to confirm your test drive.',
  'The ombudsman will reply to us within 30 days.',
  'We respond within 30 days to a request for access to your information.',
  'If we don’t respond within 21 days to a complaint, go to the tribunal.',
  'Your lender will contact you within two days; we wait with you.',
  'Amara replies within four hours.',
  'We’ll have it back to you within four hours.',
  'We deliver within five business days.',
  'In an emergency we’ll call you within ten minutes.',
  'Most people reply within three days.',
  // The deposit.
  'A $500 deposit holds a car for 48 hours.',
  'A deposit holds the car for two days.',
  'A $2,000 deposit holds your place in the build.',
  'A $1,000 deposit holds a new Tern until it lands.',
  'We hold the car for seven days while your bank decides.',
  'A $300 bond is returned with the loan car.',
  'We hold your number plates for 30 days.',
  'A $1,000 deposit holds a car on order for 14 days.',
  'With a $5,000 deposit the repayments are lower.',
  'The roof holds a load of 75 kg.',
  // The year.
  'Family owned since 1974.',
  'On this corner since 1996.',
  'Serving Northpoint since 1996.',
  'Amara has run finance since 2016.',
  'Serviced with them since 1988.',
  'Ostara has made cars since 1931.',
  'A family business. Since 2004 we keep every visit on file.',
  'In its third family since 1998.',
  'We have been an Ostara dealer since 1983.',
  'Every car since 2012 has it.',
  // Numbers.
  'ABN 51824753556',
  'Loans are by Harbour Lending Pty Ltd, ABN 53 004 085 616.',
  'Example Motors works with Harbour Lending, Australian credit licence 398765.',
  'Australian credit licence 412345, motor dealer licence MD 12345.',
  'Our yard in Geelong trades under LMCT 11999.',
  'Bring your driver licence 12345678.',
  'With an ABN, vans cost less.',
  'Ask for the ABN 7 days ahead.',
  'The mover is Blue Line Transport, ABN 83 914 571 673.',
  'Licence number: see the window of each car.',
])('CLI-7: «%s» is accepted', (text) => {
  expect(run(text)).toEqual([]);
});

it('CLI-7: without a setting, or on no page, nothing is compared', () => {
  expect(run('We’ll reply within ten minutes. Family owned since 1984.', {})).toEqual([]);
  const noYear = { ...site, description: 'Cars around the harbour.' };
  expect(run('Family owned since 1984.', noYear)).toEqual([]);
  const usual = { amount: 0, unit: 'hours' };
  const noTime = {
    settings: { forms: { replyTimes: { usual, parts: { amount: 1, unit: 'hours' } } } },
  };
  expect(run('We’ll reply within ten minutes.', noTime)).toEqual([]);
  const noHours = { settings: { cars: { hold: { href: '/hold', amount: 500 } } } };
  expect(run('A deposit holds the car for three days.', noHours)).toEqual([]);
  const reviews = [{ id: 1, text: 'They reply within ten minutes. Family owned since 1984.' }];
  const files = { 'site.json': settings(site), 'data/reviews.json': reviews };
  expect(lintSample({ files }, { rule })).toEqual([]);
});

it('CLI-7: a New Zealand business number is compared', () => {
  const footnote = 'Example Motors Limited, NZBN 9429041234567.';
  const text = 'Example Motors Limited, NZBN 9429030009999';
  expect(run(text, { region: 'NZ', footnote })).toEqual([expect.stringContaining('the NZBN')]);
});

it('CLI-7: the terms of the holding deposit are compared with its hours', () => {
  const terms = (text: string) => {
    const hold = { href: '/hold', amount: 500, hours: 48, terms: text };
    const files = { 'site.json': settings({ settings: { cars: { hold } } }) };
    return lintSample({ files }, { rule }).map(({ finding }) => finding.pointer);
  };
  expect(terms('A deposit holds the car for 24 hours.')).toEqual(['/settings/cars/hold/terms']);
  expect(terms('A deposit holds the car for 48 hours.')).toEqual([]);
});
