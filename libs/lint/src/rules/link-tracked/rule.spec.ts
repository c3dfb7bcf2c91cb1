import { expect, it } from 'vitest';
import { linkFixes, linkLines } from '../../testing/sample-links.ts';

const rule = 'link-tracked';
const target = 'https://www.lumen.example/heron';
const encoded = encodeURIComponent(target);

it.each([
  [`https://www.google.com/url?q=${target}&sa=D&source=docs`, target],
  [`https://www.google.com.au/url?sa=t&url=${encoded}`, target],
  [`https://l.facebook.com/l.php?u=${encoded}%3Ffbclid%3DIwAR0&h=AT0`, target],
  [`https://aus01.safelinks.protection.outlook.com/?url=${encoded}&data=05`, target],
  [`${target}?gclid=Cj0KCQ`, target],
  [`${target}?colour=red&fbclid=IwAR0#prices`, `${target}?colour=red#prices`],
  ['/finance?fbclid=IwAR0', '/finance'],
  ['/finance?term=5&mc_eid=ab12', '/finance?term=5'],
])('CLI-7: %s is reported, and fixed', (href, meant) => {
  expect(linkLines(rule, href)).toEqual([
    expect.stringContaining(`write "${meant}"`),
    expect.stringContaining(`write "${meant}"`),
  ]);
  expect(linkFixes(rule, href).map((fix) => fix?.value)).toEqual([meant, meant]);
});

it.each([
  'https://www.google.com/search?q=lumen',
  'https://www.google.com/maps/dir/?api=1&destination=Fairfield',
  'https://www.google.com/url?sa=t',
  `${target}?utm_source=dealer&utm_medium=email`,
  `${target}?id=fbclid`,
  '/cars?model=Heron#fbclid=1',
  '/finance?utm_campaign=june',
  `https://share.example/?u=${encoded}`,
])('CLI-7: %s is accepted', (href) => {
  expect(linkLines(rule, href)).toEqual([]);
});

it('CLI-9: an address without encryption that has the id of a click has one finding', () => {
  const href = 'http://www.lumen.example/?gclid=1';
  expect(linkLines(rule, href)).toHaveLength(2);
  expect(linkLines('link-insecure', href)).toEqual([]);
});
