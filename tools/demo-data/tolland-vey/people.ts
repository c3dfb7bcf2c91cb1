import type { TeamMember } from '@forecourt/block-schemas';

type Person = Required<
  Pick<TeamMember, 'slug' | 'name' | 'position' | 'category' | 'location_id' | 'bio'>
> &
  Partial<TeamMember>;

// prettier-ignore
const people: Person[] = [
  { slug: 'isobel-vey', name: 'Isobel Vey', position: 'Director', category: 'management', location_id: 'grafton', location_ids: ['grafton', 'queenstown'], bio: 'Wrote to Aldine for three years until they let us import them. Drives the Estate.', exclude_from_google_reviews: true },
  { slug: 'marcus-tolland', name: 'Marcus Tolland', position: 'Director', category: 'management', location_id: 'queenstown', bio: 'Looks after the south. Has driven every Aldine over the Crown Range in July.', exclude_from_google_reviews: true },
  { slug: 'hana-rewiti', name: 'Hana Rewiti', position: 'Sales, Grafton', category: 'sales', location_id: 'grafton', reply_time: 'Replies within two hours during opening hours', rating: 5, reviews_count: 27, bio: 'Brings the car to you, with two leathers and a flask. One appointment at a time.' },
  { slug: 'julien-sabre', name: 'Julien Sabre', position: 'Sales, Queenstown', category: 'sales', location_id: 'queenstown', reply_time: 'Replies within two hours during opening hours', rating: 4.9, reviews_count: 17, bio: 'Will tell you which tyres, and when to put the chains on.' },
  { slug: 'priya-raman', name: 'Priya Raman', position: 'Finance and leasing', category: 'finance', location_id: 'grafton', location_ids: ['grafton', 'queenstown'], rating: 5, reviews_count: 11, bio: 'Lease, loan or cash, on one page with the total of each.' },
  { slug: 'anders-holm', name: 'Anders Holm', position: 'Workshop manager', category: 'service', location_id: 'grafton', rating: 5, reviews_count: 35, bio: 'Trained at the factory. Telephones you from beside your car, not from a desk.' },
];

export const team: TeamMember[] = people.map((person, index) => ({
  id: String(401 + index),
  phone: person.location_id === 'grafton' ? '09 555 0114' : '03 555 0115',
  avatar_url: `/assets/people/${person.slug}.svg`,
  ...person,
}));
