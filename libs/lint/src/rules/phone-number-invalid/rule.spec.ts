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
  ['AU', '0555 550 142', 'not a number of Australia, where none begins with 05'],
  ['AU', '(09) 5550 0142', 'where none begins with 09'],
  ['NZ', '(05) 555 0142', 'where none begins with 05'],
  ['NZ', '(09) 555 01422', 'it has 10 digits'],
  ['AU', '1300 555 01', 'it has 9 digits'],
  ['AU', '+61 03 5550 0142', 'has a 0 after +61'],
  ['AU', '+61 3 5550 014', 'not a number of Australia; check its digits'],
  ['AU', '+64 3 555 014', 'not a number of New Zealand; check'],
  ['NZ', '03 555 01', 'not a number of New Zealand: it has 7 digits'],
  ['NZ', '555 0142', 'has no area code'],
  ['NZ', '0800 55', 'it has 6 digits'],
  ['NZ', '(02) 5550 0142', 'not a number of New Zealand, where 02 is not an area code'],
  ['NZ', '(02) 7555 0142', 'where 02 is not an area code'],
  ['NZ', '0255500142', 'where 02 is not an area code'],
  ['NZ', '025 555 014', 'not a number of New Zealand'],
  ['NZ', '+64 25 5500 142', 'not a number of New Zealand'],
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
  ['NZ', '020 4555 0142'],
  ['NZ', '027 555 0142'],
  ['NZ', '+61 2 5550 0142'],
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

const text = (words: string, region = 'AU', pointer = 'text') =>
  reportLines(
    {
      files: {
        'site.json': settings({ region }),
        'pages/home.json': page({ blocks: [{ type: 'paragraph', data: { [pointer]: words } }] }),
      },
    },
    { rule },
  );

it.each([
  ['AU', 'Workshop: (03) 5550 018.', '(03) 5550 018'],
  ['AU', 'Workshop: <b>(03)</b> 5550 01877', '(03)</b> 5550 01877'],
  ['AU', 'Text Dane, 0400 123 45, or write.', '0400 123 45'],
  ['AU', 'Call us on 03 5550 018', '03 5550 018'],
  ['AU', 'Phone: 1300 555 01 today', '1300 555 01'],
  ['NZ', 'Workshop: (03) 555 01', '(03) 555 01'],
  ['NZ', 'Ring 07 555 016', '07 555 016'],
  ['NZ', 'Sydney: (02) 5550 0142.', '(02) 5550 0142'],
  ['NZ', 'Perth: (08) 5550 0142.', '(08) 5550 0142'],
  ['AU', 'Auckland: (09) 555 0142.', '(09) 555 0142'],
  ['AU', 'Service: (01) 5550 0142.', '(01) 5550 0142'],
  ['AU', 'Roadside help: 1800 555 01.', '1800 555 01'],
  ['NZ', 'Freephone 0800 555 01422.', '0800 555 01422'],
])('CLI-7: in %s, «%s» has a number that can’t be dialled', (region, words, marked) => {
  expect(text(words, region)).toEqual([expect.stringContaining(`«${marked}»`)]);
});

it.each([
  ['AU', '(03) 5550 0187, 0400 123 456 and +61 3 5550 0187; call 13 11 14 or 1300 555 014'],
  ['AU', '(03) 5550 0187 7 days a week'],
  ['AU', 'Call 5550 0187 or 1300 555 CAR'],
  ['AU', 'Call 0400 123 456 0400 123 457'],
  ['AU', '0400 123 456/7'],
  ['AU', 'Call before 2026-11-23 17:30. Stock 0400-12345678901234'],
  ['AU', 'Built 04/2018, 0432 rpm, $0412 345, 2018 2019 2020 2021'],
  ['AU', 'Call us 24 7 365 days'],
  ['AU', 'Quote 0412-77 in your letter'],
  ['NZ', '(09) 555 0114, 021 555 014, 0800 555 014; ring 111'],
  ['NZ', 'Part 021-88-B'],
  ['AU', 'Freecall 1800 555 014 7 days, or 180 2345. Loads of 1800 500 kg, 1300 mm'],
])('CLI-7: in %s, «%s» has none', (region, words) => {
  expect(text(words, region)).toEqual([]);
});

it('CLI-7: a number in the words of a link is reported with the link alone', () => {
  expect(text('<a href="tel:035550018">(03) 5550 018</a>')).toHaveLength(1);
  expect(text('<a href="tel:0355500187">(03) 5550 0187</a>, or (03) 5550 018')).toHaveLength(1);
});

it('CLI-7: a visible location with contact details has a number', () => {
  const locations = (...all: object[]) =>
    reportLines({ files: { 'data/locations.json': all } }, { rule });
  expect(locations({ contact_detail: {} }, { contact_detail: { phone: ' ' } })).toEqual([
    expect.stringContaining('the location has no phone number'),
    expect.stringContaining('the location has no phone number'),
  ]);
  expect(locations({}, { contact_detail: {}, visible: false })).toEqual([]);
});

it('OPS-3: a text of any length is read in linear time', () => {
  for (const part of ['(03) ', '0400 1', '12 34-', 'call us on ', '(03) 12 34 56 78 '])
    expect(text(`call 123 ${part.repeat(20_000)}`).length).toBeLessThan(2);
});

it.each([
  [
    'AU',
    'https://wa.me/0491570156',
    '"0491570156" begins with 0, which WhatsApp cannot call; write the number with the code of its country: 61491570156',
  ],
  ['NZ', 'https://api.whatsapp.com/send?text=Hi&phone=0211234567', 'of its country: 64211234567'],
  ['AU', 'https://wa.me/610491570156', 'has a 0 after +61'],
  ['AU', 'https://wa.me/6149157015', 'is not a number of Australia; check its digits'],
])('CLI-7: in %s, a chat at %s is reported', (region, href, message) => {
  const blocks = [{ type: 'buttons', data: { buttons: [{ text: 'Chat', href }] } }];
  const files = { 'site.json': settings({ region }), 'pages/home.json': page({ blocks }) };
  expect(reportLines({ files }, { rule })).toEqual([expect.stringContaining(message)]);
});

it.each([
  'https://wa.me/61491570156',
  'https://wa.me/+61491570156?text=0491',
  'https://wa.me/message/ABCDEF0123',
  'https://api.whatsapp.com/send?phone=61491570156',
  'https://www.whatsapp.com/',
])('CLI-7: a chat at %s is accepted', (href) => {
  const blocks = [{ type: 'paragraph', data: { text: `<a href="${href}">Chat</a>` } }];
  expect(reportLines({ files: { 'pages/home.json': page({ blocks }) } }, { rule })).toEqual([]);
});
