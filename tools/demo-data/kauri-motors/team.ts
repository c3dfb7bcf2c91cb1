import type { TeamMember } from '@forecourt/block-schemas';

type Person = Required<Pick<TeamMember, 'slug' | 'name' | 'position' | 'category' | 'bio'>> &
  Partial<TeamMember>;

// prettier-ignore
const people: Person[] = [
  { slug: 'marama-tawhai', name: 'Mārama Tāwhai', position: 'Owner', category: 'management', location_id: 'ohaupo', location_ids: ['ohaupo', 'kawhia', 'putaruru'], bio: 'Signs every cheque and knows every customer’s dog. Has done the books since 1979, then everything else.', exclude_from_google_reviews: true },
  { slug: 'joe-fenwick', name: 'Joe Fenwick', position: 'Sales, Ōhaupō', category: 'sales', location_id: 'ohaupo', reply_time: 'Replies within one business day', rating: 4.9, reviews_count: 20, bio: 'Farmed for twenty years, so don’t tell him a ute is too good for mud. Will bring it to your gate with the trailer on.' },
  { slug: 'sione-taufa', name: 'Sione Taufa', position: 'Sales, Kāwhia', category: 'sales', location_id: 'kawhia', reply_time: 'Replies within one business day', rating: 4.9, reviews_count: 14, bio: 'Will lend you a rod while you think. Knows which cars have been on the beach, and does not buy them.' },
  { slug: 'aroha-tawhai', name: 'Aroha Tāwhai', position: 'Sales, Putāruru', category: 'sales', location_id: 'putaruru', reply_time: 'Replies within one business day', rating: 5, reviews_count: 8, bio: 'Third generation. Drove school buses before she sold people-movers, and counts seatbelts in her sleep.' },
  { slug: 'kate-brodie', name: 'Kate Brodie', position: 'Finance', category: 'finance', location_id: 'ohaupo', location_ids: ['ohaupo', 'putaruru'], rating: 4.9, reviews_count: 8, bio: 'Straight answers, good biscuits. Has told more people to wait six months than she has signed up.' },
  { slug: 'hemi-tawhai', name: 'Hēmi Tāwhai', position: 'Workshop', category: 'service', location_id: 'ohaupo', rating: 5, reviews_count: 29, bio: 'Runs the workshop, as his father did. Drove the yard’s first ute at nine, on a cushion. Writes down what he finds in two columns: fixed, and fine.' },
  { slug: 'rua-paki', name: 'Rua Paki', position: 'Technician, Putāruru', category: 'service', location_id: 'putaruru', rating: 4.9, reviews_count: 10, bio: 'The man with the van, and the hoist in it. Services farm utes where they stand, gate shut behind him.' },
  { slug: 'bev-hodgson', name: 'Bev Hodgson', position: 'Parts, Ōhaupō', category: 'parts', location_id: 'ohaupo', bio: 'If it wears out on a Corrin, Bev has one on the shelf and another on the truck.', remove_profile_page: true },
  { slug: 'tama-rangihau', name: 'Tama Rangihau', position: 'Apprentice', category: 'service', location_id: 'ohaupo', bio: 'First year. Still counts the sockets back into the tray, which is the right way to begin.', avatar_url: undefined },
];

/** Nine people of the twenty-two; Tama has no portrait yet. */
export const team: TeamMember[] = people.map((person, index) => ({
  id: String(201 + index),
  phone: '07 555 0168',
  avatar_url: `/assets/people/${person.slug}.svg`,
  ...person,
}));
