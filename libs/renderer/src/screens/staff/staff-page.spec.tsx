import type { TeamMember } from '@forecourt/block-schemas';
import { expect, it } from 'vitest';
import { htmlErrors } from '../../testing/html-errors.ts';
import { testAsset, testRequest, testTenant } from '../../testing/snapshot.ts';
import { renderStaffPage } from './staff-page.tsx';

const member: TeamMember = {
  id: '17',
  slug: 'mele-fonoti',
  name: 'Mele Fonoti',
  position: 'Service adviser',
  rating: 4.9,
  reviews_count: 86,
  phone: '02 5550 0142',
  avatar_url: '/assets/mele.svg',
  bio: 'Knows your car.\nTen years <here>.',
  location_id: 'north',
  location_ids: ['north', 'south'],
};

const render = (given: Partial<TeamMember> = {}) =>
  renderStaffPage(
    {
      member: { ...member, ...given },
      locations: [
        { id: 'north', name: 'North yard' },
        { id: 'south', name: 'South yard', visible: false },
        { id: 'east', name: 'East yard' },
      ],
    },
    testTenant([], { assets: [testAsset('/assets/mele.svg')] }).snapshot,
    testRequest({ url: { pathname: '/team/mele-fonoti', search: '' } }),
  ).html;

it('TEAM-3: a person has a page with name, position, rating, words, ways to reach them and where', async () => {
  const html = render();
  expect(await htmlErrors(html)).toEqual([]);
  expect(html).toContain('<h1>Mele Fonoti</h1>');
  expect(html).toContain('Service adviser</p>');
  expect(html).toContain('<strong>4.9</strong> out of 5 from 86 reviews');
  expect(html).toContain('<p>Knows your car.</p><p>Ten years &lt;here&gt;.</p>');
  expect(html).toContain('href="tel:0255500142"');
  expect(html).toContain('href="#message"');
  expect(html).toMatch(/width="150" height="150"/);
  expect(html).toContain('North yard');
  // The dealer’s other locations are in the structured data, not on the page.
  expect(html.replace(/<script.*?<\/script>/gs, '')).not.toMatch(/South yard|East yard/);
  expect(html).toMatch(
    /id="message".*Message Mele Fonoti.*action="\/team\/mele-fonoti\?_form=message#/s,
  );
  expect(html).toContain('href="https://www.test-dealer.example/team/mele-fonoti"');
});

it('TEAM-3: a person is called by the whole name, whose first word may be no name of its own', () => {
  expect(render({ name: 'Te Ariki Henare' })).toContain('<h2>Where to find Te Ariki Henare</h2>');
});

it('WEB-1: search engines read whose page it is and whom the person works for', () => {
  const [, json = ''] =
    /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(render()) ?? [];
  const { '@graph': graph } = JSON.parse(json) as { '@graph': Record<string, unknown>[] };
  expect(graph.map((node) => node['@type'])).toEqual([
    'AutoDealer',
    'BreadcrumbList',
    'ProfilePage',
  ]);
  expect(graph[2]?.mainEntity).toMatchObject({
    name: 'Mele Fonoti',
    jobTitle: 'Service adviser',
    worksFor: { '@id': graph[0]?.['@id'] },
  });
});

it.each([{ rating: 0, reviews_count: 0 }, { rating: 0 }, { reviews_count: 0 }])(
  'TEAM-3: with %j the page claims no rating',
  (given) => {
    expect(render(given)).not.toMatch(/out of 5|>0\.0</);
  },
);

it('TEAM-3: the page shows only what is known and enabled', async () => {
  const html = render({
    exclude_from_google_reviews: true,
    phone: undefined,
    bio: undefined,
    position: undefined,
    avatar_url: undefined,
    location_id: undefined,
    location_ids: undefined,
  });
  expect(await htmlErrors(html)).toEqual([]);
  expect(html).not.toMatch(/out of 5|Call 02|Where to find|<img/);
});
