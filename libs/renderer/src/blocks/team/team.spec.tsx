import type { Site, TeamData, TeamMember } from '@forecourt/block-schemas';
import { describe, expect, it } from 'vitest';
import { drawBlocks } from '../../testing/draw-blocks.ts';

const person = (id: string, category: string, given: Partial<TeamMember> = {}): TeamMember => ({
  id,
  slug: `person-${id}`,
  name: `Person ${id}`,
  category,
  avatar_url: `https://pictures.example/${id}.jpg`,
  ...given,
});
const people = [
  person('1', 'service'),
  person('2', 'new vehicle sales'),
  person('3', 'pre-owned'),
  person('4', 'management'),
];
const draw = (team = people, data: TeamData = {}, search = '', site: Partial<Site> = {}) =>
  drawBlocks([{ type: 'team', id: 'us', data: { ...data } }], {
    site,
    data: { team },
    request: { url: { pathname: '/test', search } },
  });
const named = (html: string) => [...html.matchAll(/Person (\d)<\/(?:a|h\d)/g)].map(([, id]) => id);

describe('team', () => {
  it('TEAM-1: groups are in their fixed order, the third by the site’s setting', () => {
    expect(named(draw())).toEqual(['4', '3', '2', '1']);
    const settings = { teamThird: 'new vehicle sales' as const };
    expect(named(draw(people, {}, '', { settings }))).toEqual(['4', '2', '3', '1']);
  });

  it('TEAM-1: with tabs the first category shows, the team parameter chooses another', () => {
    expect(named(draw(people, { layout: 'tabs' }))).toEqual(['4']);
    const html = draw(people, { layout: 'tabs' }, '?team=service');
    expect(named(html)).toEqual(['1']);
    expect(html).toContain('href="/test?team=pre-owned#us"');
  });

  it('TEAM-2: people without an avatar are left out, and each is there once', () => {
    const faceless: TeamMember = { id: '5', slug: 'five', name: 'Person 5', category: 'service' };
    expect(named(draw([...people, people[0]!, faceless]))).toHaveLength(4);
    expect(draw([faceless])).not.toContain('fc-team');
  });

  it('TEAM-2: avatars are 150 by 150, words about a person at most 60 characters', () => {
    const html = draw([person('1', 'sales', { bio: 'kind '.repeat(20) })]);
    expect(html).toMatch(/<img[^>]*width="150" height="150"/);
    const [, bio = ''] = /__bio">([^<]*)/.exec(html) ?? [];
    expect(bio.length).toBeLessThanOrEqual(60);
    expect(bio).toMatch(/kind…$/);
  });

  it('TEAM-2: a bio that is cut opens in full where the person has no page to read it on', () => {
    const bio = `${'kind '.repeat(20)}to the end.`;
    const card = (given: Partial<TeamMember>) => draw([person('1', 'sales', { bio, ...given })]);
    expect(card({ remove_profile_page: true })).toMatch(
      /<summary>.*kind….*Read more.*<\/summary><p>[^<]*to the end\./s,
    );
    expect(card({})).not.toContain('to the end.');
    expect(card({ remove_profile_page: true, bio: 'Kind.' })).not.toContain('<details');
  });

  it('TEAM-2: no rating shows without reviews, or for those who are excluded from them', () => {
    for (const member of [
      { rating: 4.9, reviews_count: 12, exclude_from_google_reviews: true },
      { rating: 0, reviews_count: 0 },
      { rating: 0 },
    ])
      expect(draw([person('1', 'sales', member)])).not.toMatch(/out of 5|review/);
  });

  it('TEAM-2: rating and number of reviews show', () => {
    const html = draw([person('1', 'sales', { rating: 4.9, reviews_count: 1412 })]);
    expect(html).toContain('4.9 out of 5 stars');
    expect(html.replace(/<!-- -->/g, '')).toContain('1,412 reviews');
  });

  it('TEAM-3: a card leads to the profile unless the member or the site has none', () => {
    expect(draw()).toContain('href="/team/person-1"');
    expect(draw([person('1', 'sales', { remove_profile_page: true })])).not.toContain('/team/');
    expect(draw(people, {}, '', { featureFlags: { removeProfilePages: true } })).not.toContain(
      'href="/team/',
    );
  });
});
