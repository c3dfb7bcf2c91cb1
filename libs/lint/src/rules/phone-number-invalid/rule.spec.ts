import { expect, it } from 'vitest';
import { page, reportLines, settings } from '../../testing/lint-sample.ts';

const rule = 'phone-number-invalid';
const lines = (phone: string, region = 'AU') =>
  reportLines({ files: { 'site.json': settings({ phone, region }) } }, { rule });

it.each([
  ['AU', '(03) 5550 014', 'not a number of Australia: it has 9 digits'],
  ['AU', '(03) 5550 01422', 'it has 11 digits'],
  ['AU', '5550 0142', 'has no area code'],
  ['AU', '0000 000 000', 'not a number of Australia'],
  ['AU', '0555 550 142', 'not a number of Australia'],
  ['AU', '1300 555 01', 'it has 9 digits'],
  ['AU', '+61 03 5550 0142', 'has a 0 after +61'],
  ['AU', '+61 3 5550 014', 'not a number of Australia; check its digits'],
  ['AU', '+64 3 555 014', 'not a number of New Zealand; check'],
  ['NZ', '03 555 01', 'not a number of New Zealand: it has 7 digits'],
  ['NZ', '555 0142', 'has no area code'],
  ['NZ', '0800 55', 'it has 6 digits'],
])('CLI-2: in %s, %s cannot be dialled', (region, phone, message) => {
  expect(lines(phone, region)).toEqual([expect.stringContaining(message)]);
});

it.each([
  ['AU', '(03) 5550 0142'],
  ['AU', '0491 570 156'],
  ['AU', '13 11 14'],
  ['AU', '1300 555 014'],
  ['AU', '1800 555 014'],
  ['AU', '+61 3 5550 0142'],
  ['AU', '+64 3 555 0142'],
  ['AU', '+1 555 555 0142'],
  ['AU', '000'],
  ['AU', ' - '],
  ['NZ', '03 555 0142'],
  ['NZ', '021 555 014'],
  ['NZ', '022 5550 1422'],
  ['NZ', '0800 555 014'],
  ['NZ', '+64 21 555 0142'],
])('CLI-2: in %s, %s can', (region, phone) => {
  expect(lines(phone, region)).toEqual([]);
});

it('CLI-2: links, people and locations are read', () => {
  const blocks = [
    { type: 'paragraph', data: { text: 'Call <a href="tel:035550014">us</a>, or write.' } },
    { type: 'buttons', data: { buttons: [{ text: 'Text us', href: 'sms:049157015?body=Hi' }] } },
    { type: 'buttons', data: { buttons: [{ text: 'Call', href: 'tel:0355500142' }] } },
  ];
  const files = {
    'pages/home.json': page({ blocks }),
    'data/team.json': [{ phone: '5550 0142' }, { phone: '' }, null],
    'data/locations.json': [
      { contact_detail: { phone: '5550 0142' } },
      { contact_detail: { phone: '1300 FOR CARS' } },
      { contact_detail: { phone: '(03) 5550 0142, ext. 3' } },
      { contact_detail: 5 },
    ],
  };
  expect(reportLines({ files }, { rule }).map((line) => line.split('»')[0])).toEqual([
    expect.stringContaining('data/locations.json'),
    expect.stringContaining('data/team.json'),
    expect.stringContaining('«tel:035550014'),
    expect.stringContaining('«"sms:049157015?body=Hi"'),
  ]);
});

it('CLI-2: a link with other characters is reported with the link alone', () => {
  const blocks = [{ type: 'buttons', data: { buttons: [{ text: 'Call', href: 'tel:03 5550' }] } }];
  expect(reportLines({ files: { 'pages/home.json': page({ blocks }) } }, { rule })).toEqual([]);
});
