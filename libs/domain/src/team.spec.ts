import { describe, expect, it } from 'vitest';
import type { TeamMember } from '@forecourt/block-schemas';
import {
  cardBio,
  categoryPosition,
  chosenGroup,
  hasProfile,
  profileMembers,
  shownMembers,
  shownRating,
  teamGroups,
} from './team.ts';

const person = (id: string, more: Partial<TeamMember> = {}): TeamMember => ({
  id,
  slug: `person-${id}`,
  name: `Person ${id}`,
  avatar_url: '/assets/person.svg',
  ...more,
});
const categories = [
  'Reception',
  'Administration',
  'Parts',
  'Service',
  'Car Buying',
  'Finance',
  'Fleet',
  'New Vehicle Sales',
  'Pre-Owned',
  'Sales',
  'Management',
];
const everyone = categories.map((category, index) => person(String(index), { category }));
const names = (members: readonly TeamMember[], third?: 'new vehicle sales') =>
  teamGroups(members, { thirdGroup: third }).map(({ category }) => category);

describe('the team', () => {
  it('TEAM-1: groups are in their fixed order, with others after them', () => {
    expect(names(everyone)).toEqual([
      ...['Management', 'Sales', 'Pre-Owned', 'New Vehicle Sales', 'Fleet', 'Finance'],
      ...['Car Buying', 'Service', 'Parts', 'Administration', 'Reception'],
    ]);
  });

  it('TEAM-1: a site may have new vehicle sales before pre-owned', () => {
    expect(names(everyone, 'new vehicle sales').slice(1, 5)).toEqual([
      'Sales',
      'New Vehicle Sales',
      'Pre-Owned',
      'Fleet',
    ]);
  });

  it.each([
    ['Management', 1, 1],
    ['Sales', 2, 2],
    ['Pre-Owned', 3, 4],
    ['Pre-Owned Sales', 3, 4],
    ['New Vehicle Sales', 4, 3],
    ['Fleet', 5, 5],
    ['Finance', 6, 6],
    ['Car Buying', 7, 7],
    ['Service', 8, 8],
    ['Parts', 9, 9],
    ['Administration', 10, 10],
    ['Reception', 11, 11],
    ['constructor', 11, 11],
  ])('TEAM-1: the category %s is number %i, number %i with new vehicle sales third', (...row) => {
    const [category, place, swapped] = row;
    expect(categoryPosition(category)).toBe(place);
    expect(categoryPosition(category, 'new vehicle sales')).toBe(swapped);
  });

  it('TEAM-1: one category in several spellings is one group', () => {
    const team = [person('1', { category: 'Car Buying' }), person('2', { category: 'car-buying' })];
    expect(teamGroups(team)).toHaveLength(1);
  });

  it('TEAM-1: the team parameter chooses a tab, else the first', () => {
    const groups = teamGroups(everyone);
    expect(chosenGroup(groups, 'car-buying')?.category).toBe('Car Buying');
    expect(chosenGroup(groups, 'Car Buying')?.category).toBe('Car Buying');
    expect(chosenGroup(groups, 'nobody')?.category).toBe('Management');
    expect(chosenGroup(groups, null)?.category).toBe('Management');
    expect(chosenGroup([], null)).toBeUndefined();
  });

  it('TEAM-2: shows only members with an avatar, each id once', () => {
    const team = [person('1', { avatar_url: undefined }), person('2'), person('2'), person('3')];
    expect(shownMembers(team).map(({ id }) => id)).toEqual(['2', '3']);
  });

  it('TEAM-2: a member without an avatar does not hide another of the same id', () => {
    const team = [person('1', { avatar_url: '' }), person('1', { name: 'With' })];
    expect(shownMembers(team).map(({ name }) => name)).toEqual(['With']);
  });

  it('TEAM-3: only shown members have a page, once for each slug', () => {
    const team = [
      person('1', { slug: 'no-photo', avatar_url: undefined }),
      person('2', { slug: 'mele' }),
      person('2', { slug: 'mele-again' }),
      person('3', { slug: 'mele' }),
      person('4', { slug: 'private', remove_profile_page: true }),
    ];
    expect(profileMembers(team).map(({ id, slug }) => [id, slug])).toEqual([['2', 'mele']]);
    expect(profileMembers(team, true)).toEqual([]);
  });

  it.each([
    [
      { rating: 4.9, reviews_count: 12 },
      { rating: 4.9, count: 12 },
    ],
    [{ rating: 4.9 }, { rating: 4.9 }],
    [{ rating: 0, reviews_count: 0 }, undefined],
    [{ rating: 0, reviews_count: 5 }, undefined],
    [{ rating: 4.9, reviews_count: 0 }, undefined],
    [{ reviews_count: 12 }, undefined],
    [{ rating: 4.9, reviews_count: 12, exclude_from_google_reviews: true }, undefined],
  ])('TEAM-2: of %j the rating %j is shown', (given, shown) => {
    expect(shownRating(person('1', given))).toEqual(shown);
  });

  it('TEAM-1: a block may choose categories, people and places', () => {
    const team = [
      person('1', { category: 'Sales', location_id: 'north' }),
      person('2', { category: 'Service', location_ids: ['south', 'north'] }),
      person('3', { category: 'sales', location_id: 'south' }),
    ];
    const ids = (options: Parameters<typeof shownMembers>[1]) =>
      shownMembers(team, options).map(({ id }) => id);
    expect(ids({ categories: ['SALES'] })).toEqual(['1', '3']);
    expect(ids({ members: ['person-2'] })).toEqual(['2']);
    expect(ids({ locationIds: ['north'] })).toEqual(['1', '2']);
  });

  it('TEAM-2: cuts the bio at 60 characters at a word', () => {
    const bio = 'Has looked after families and their cars for more than twenty years.';
    expect(cardBio(bio)).toBe('Has looked after families and their cars for more than…');
    expect(cardBio('Short.')).toBe('Short.');
    expect(cardBio('x'.repeat(80))).toHaveLength(60);
    expect(cardBio('👩‍🔧'.repeat(60))).toBe('👩‍🔧'.repeat(60));
  });

  it('TEAM-3: no profile where the member or the site removes it', () => {
    expect(hasProfile(person('1'))).toBe(true);
    expect(hasProfile(person('1', { remove_profile_page: true }))).toBe(false);
    expect(hasProfile(person('1'), true)).toBe(false);
  });
});
