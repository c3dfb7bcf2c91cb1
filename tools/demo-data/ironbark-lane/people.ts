import type { TeamMember } from '@forecourt/block-schemas';

type Person = Required<
  Pick<TeamMember, 'slug' | 'name' | 'position' | 'category' | 'location_id' | 'bio'>
> &
  Partial<TeamMember>;

// prettier-ignore
const people: Person[] = [
  { slug: 'rosa-cutri', name: 'Rosa Cutri', position: 'Owner and buyer', category: 'management', location_id: 'footscray', location_ids: ['footscray', 'north-geelong'], bio: 'Buys every car herself, and sends back two of three. Started on the tools at her uncle’s workshop in Yarraville.', exclude_from_google_reviews: true },
  { slug: 'dane-whitlock', name: 'Dane Whitlock', position: 'Sales, Footscray', category: 'sales', location_id: 'footscray', reply_time: 'Replies within two hours during opening hours', rating: 4.9, reviews_count: 23, bio: 'Utes, vans and anything that tows. Has a caravan, so he knows what the brochure leaves out.' },
  { slug: 'huong-tran', name: 'Huong Tran', position: 'Sales, Footscray', category: 'sales', location_id: 'footscray', reply_time: 'Replies within two hours during opening hours', rating: 4.9, reviews_count: 26, bio: 'First cars and family cars. Speaks Vietnamese and English, and will tell you to buy the smaller one.' },
  { slug: 'tenzin-dorje', name: 'Tenzin Dorje', position: 'Sales, North Geelong', category: 'sales', location_id: 'north-geelong', reply_time: 'Replies within two hours during opening hours', rating: 4.8, reviews_count: 13, bio: 'Hybrids and electric cars. Measures the battery in front of you.' },
  { slug: 'mick-sarafian', name: 'Mick Sarafian', position: 'Workshop manager', category: 'service', location_id: 'footscray', rating: 5, reviews_count: 18, bio: 'Signs all 164 lines of the inspection. Licensed vehicle tester since 2003.' },
  { slug: 'jo-brannigan', name: 'Jo Brannigan', position: 'Finance', category: 'finance', location_id: 'footscray', location_ids: ['footscray', 'north-geelong'], rating: 4.9, reviews_count: 10, bio: 'Compares five lenders on one page, fees included. Says so when your own bank is cheaper.' },
];

export const team: TeamMember[] = people.map((person, index) => ({
  id: String(301 + index),
  phone: person.location_id === 'footscray' ? '(03) 5550 0187' : '(03) 5550 0188',
  avatar_url: `/assets/people/${person.slug}.svg`,
  ...person,
}));
