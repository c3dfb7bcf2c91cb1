import { expect, it } from 'vitest';
import { page, reportLines, settings } from '../../testing/lint-sample.ts';

const rule = 'link-contradictory';
const inText = (text: string) => {
  const blocks = [{ type: 'paragraph', data: { text } }];
  return reportLines({ files: { 'pages/home.json': page({ blocks }) } }, { rule });
};
const inButton = (text: string, href: string) => {
  const blocks = [{ type: 'buttons', data: { buttons: [{ text, href }] } }];
  return reportLines({ files: { 'pages/home.json': page({ blocks }) } }, { rule });
};

it.each([
  ['tel:0355500142', '(03) 5550 0143'],
  ['tel:+61355500142', '03 5550 0143'],
  ['mailto:sales@dealer.example', 'parts@dealer.example'],
  ['https://one.example/cars', 'www.two.example'],
])('CLI-2: a link to %s does not say %s', (href, label) => {
  expect(inText(`Go to <a href="${href}">${label}</a>.`)).toEqual([
    expect.stringContaining(`«${label}» warning`),
  ]);
  expect(inButton(label, href)).toHaveLength(1);
});

it.each([
  ['tel:0355500142', 'Call (03) 5550 0142'],
  ['tel:+61-3-5550-0142', '(03) 5550 0142'],
  ['tel:0355500142', '+61 (0)3 5550 0142'],
  ['tel:1300555014', '1300 CARS'],
  ['tel:0355500142', 'Call us, 7 days'],
  ['mailto:sales@dealer.example?subject=Hi', 'Sales@dealer.example'],
  ['https://www.one.example/cars', 'one.example'],
  ['https://maps.one.example', 'one.example/cars'],
  ['/contact', 'one.example'],
  ['https://one.example', 'See the range'],
])('CLI-2: a link to %s may say %s', (href, label) => {
  expect(inText(`<a href="${href}">${label}</a>`)).toEqual([]);
  expect(inButton(label, href)).toEqual([]);
});

it('CLI-2: the menu is read, and addresses without a label are none', () => {
  const header = [{ text: 'Call 03 5550 0143', href: 'tel:0355500142' }];
  const files = {
    'site.json': settings({ navigation: { header } }),
    'data/brands.json': [{ id: '1', name: 'one.example', url: 'https://two.example' }],
  };
  expect(reportLines({ files }, { rule })).toHaveLength(1);
});
