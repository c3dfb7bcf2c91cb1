import { expect, it } from 'vitest';
import { lintSample, settings } from '../../testing/lint-sample.ts';

const rule = 'navigation-repeated';
const found = (navigation: object) =>
  lintSample({ files: { 'site.json': settings({ navigation }) } }, { rule }).map(
    ({ finding: { pointer, message } }) => `${pointer}: ${message.split(';')[0]}`,
  );
const cars = { text: 'Cars', href: '/cars' };

it.each([
  [
    'header',
    { header: [cars, cars] },
    '/navigation/header/1/href: "Cars" leads to "/cars" already',
  ],
  [
    'header without links',
    { header: [] },
    '/navigation/header: the header has no links, so its menu is empty',
  ],
  [
    'missing header beside a footer',
    { footer: [{ title: 'Buy', links: [cars] }] },
    '/navigation: the header has no links, so its menu is empty',
  ],
  [
    'target under another name',
    { header: [cars], legal: [cars, { text: 'Stock', href: '/cars' }] },
    '/navigation/legal/1/href: "Cars" leads to "/cars" already',
  ],
  [
    'name with another target',
    { header: [cars], footer: [{ title: 'Buy', links: [cars, { text: 'cars ', href: '/used' }] }] },
    '/navigation/footer/0/links/1/text: another entry of the list is named "cars ", and leads to "/cars"',
  ],
  [
    'column under the name of another',
    {
      header: [cars],
      footer: [
        { title: 'Buy', links: [cars] },
        { title: 'buy', links: [cars] },
      ],
    },
    '/navigation/footer/1/title: another column is named "buy"',
  ],
  [
    'column without links',
    { footer: [{ title: 'Buy', links: [] }] },
    '/navigation/footer/0/title: the column "Buy" has no links',
  ],
])('CLI-7: reports a %s', (_, navigation, expected) => {
  expect(found(navigation)).toEqual([expected]);
});

it('CLI-7: the header and the columns of the footer may share entries', () => {
  const column = { title: 'Buy', links: [cars] };
  expect(found({ header: [cars], footer: [column, { ...column, title: 'Cars' }] })).toEqual([]);
  expect(found({})).toEqual([]);
  expect(found({ legal: [cars] })).toEqual([]);
});

it('CLI-7: entries without a name or a target are left to validation', () => {
  const part = { text: 'Cars' };
  expect(found({ header: [part, part], footer: [{ title: 'Buy' }] })).toEqual([]);
});
