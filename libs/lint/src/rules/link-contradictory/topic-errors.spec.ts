import { expect, it } from 'vitest';
import { page, reportLines, settings } from '../../testing/lint-sample.ts';

const pages = Object.fromEntries(
  ['/service', '/finance', '/cars'].map((path) => [`pages${path}.json`, page({ path })]),
);
const found = (navigation: object, blocks: readonly object[] = []) =>
  reportLines(
    {
      files: {
        ...pages,
        'site.json': settings({ navigation }),
        'pages/home.json': page({ blocks }),
      },
    },
    { rule: 'link-contradictory' },
  );
const finance = { text: 'Finance', href: '/service' };
const service = { text: 'Service', href: '/finance' };

it('CLI-6: two entries of a list whose targets are swapped are one finding', () => {
  expect(found({ header: [finance, service] })).toEqual([
    expect.stringContaining('and the link "Service" to "/finance"; swap their targets'),
  ]);
  const three = [finance, service, { ...finance, text: 'Our finance' }];
  expect(found({ header: three })).toHaveLength(2);
});

it('CLI-6: entries of two lists, and those that lead to a third page, are reported each', () => {
  expect(found({ header: [finance], legal: [service] })).toHaveLength(2);
  expect(found({ header: [finance, { ...service, href: '/cars' }] })).toHaveLength(2);
  const buttons = [{ type: 'buttons', data: { buttons: [service] } }];
  expect(found({ header: [finance] }, buttons)).toHaveLength(2);
});
