import type { TeamMember } from '@forecourt/block-schemas';

const portrait = (slug: string) => `/assets/people/${slug}.svg`;

/** A person with a portrait named like the slug. */
function person(
  id: number,
  slug: string,
  name: string,
  position: string,
  category: string,
  location: string,
  bio: string,
  more: Partial<TeamMember> = {},
): TeamMember {
  return {
    id: String(id),
    slug,
    name,
    position,
    category,
    phone: `(02) 5550 0${id + 50}`,
    avatar_url: portrait(slug),
    bio,
    location_id: location,
    ...more,
  };
}

const rated = (rating: number, reviews_count: number) => ({ rating, reviews_count });

/** Thirty people, not in the order of the page, and one of them twice, as the list comes from the office. */
// prettier-ignore
export const team: TeamMember[] = [
  person(103, 'linh-nguyen', 'Linh Nguyen', 'New car sales', 'new vehicle sales', 'northpoint', 'Answers in English or Vietnamese. Came to us from a bank and still checks every sum twice, which is why nobody has ever rung back about one.', { reply_time: 'Replies within one business day', ...rated(4.9, 9) }),
  person(101, 'george-halloran', 'George Halloran', 'Dealer principal', 'management', 'northpoint', 'His father opened the Saltpan Road yard; George washed cars on it. Reads every review under four stars himself and rings the person who wrote it.', { location_ids: ['northpoint', 'saltpan-road', 'ferry-bay'], exclude_from_google_reviews: true, ...rated(4.5, 2) }),
  person(102, 'meera-nair', 'Meera Nair', 'General manager', 'management', 'northpoint', 'Runs the three yards from whichever one has the best coffee that week. Started on reception in 2004.', { location_ids: ['northpoint', 'saltpan-road', 'ferry-bay'] }),
  person(104, 'tony-vella', 'Tony Vella', 'Yard manager, Saltpan Road', 'management', 'saltpan-road', 'Has unlocked the Saltpan Road gate on about five thousand mornings. Knows which ute is behind which without looking.', rated(4.5, 2)),
  person(105, 'sam-whitely', 'Sam Whitely', 'Sales, Northpoint', 'sales', 'northpoint', 'Will tell you to go home and measure the garage before you fall for a Muster. Two teenagers, one Meridian Tourer.', { reply_time: 'Replies within one business day', ...rated(4.8, 4) }),
  person(106, 'jess-tran', 'Jess Tran', 'Sales, Ferry Bay', 'sales', 'ferry-bay', 'Sold her first car here at nineteen, to her driving instructor. Handles the long questions by e-mail at night.', rated(5, 3)),
  person(107, 'ricky-lombardi', 'Ricky Lombardi', 'Sales, Saltpan Road', 'sales', 'saltpan-road', 'Built motorhomes for eleven years, so ask him what really fits in a Carter. He draws it on the back of the brochure.', { reply_time: 'Replies within one business day', ...rated(4.5, 2) }),
  person(108, 'keith-abbott', 'Keith Abbott', 'Pre-owned manager', 'pre-owned', 'saltpan-road', 'Buys every used car on the yard himself and turns down two of three. Says little, writes it all on the card.', { reply_time: 'Replies within one business day', ...rated(4.8, 6) }),
  person(109, 'zeynep-aydin', 'Zeynep Aydın', 'Pre-owned sales', 'pre-owned', 'northpoint', 'Drives each used car to work for a day before she sells it. If the seat squeaks, she will tell you where.', { reply_time: 'Replies within one business day', ...rated(5, 5) }),
  person(110, 'callum-reid', 'Callum Reid', 'Pre-owned sales', 'pre-owned', 'ferry-bay', 'Specialist for used electric cars: shows you the battery report before the paint.', rated(5, 2)),
  person(111, 'wei-zhang', 'Wei Zhang', 'Electric cars', 'new vehicle sales', 'ferry-bay', 'Has charged a Wren in every town between here and Broken Hill, and kept a list of the good bakeries.', { reply_time: 'Replies within one business day', ...rated(4.9, 7) }),
  person(112, 'hannah-price', 'Hannah Price', 'New car sales', 'new vehicle sales', 'ferry-bay', 'Takes test drives over the hill and back by the ferry, because that is what your week looks like.', rated(5, 2)),
  person(113, 'arjun-mehta', 'Arjun Mehta', 'New car sales', 'new vehicle sales', 'northpoint', 'Knows the waiting list by heart and won’t promise a date that isn’t on it. Plays second-grade cricket on Saturdays after two.', rated(4.7, 3)),
  person(114, 'bruce-donnelly', 'Bruce Donnelly', 'Fleet manager', 'fleet', 'saltpan-road', 'Quotes in a working day with the whole-of-life cost beside the price. Drove a courier van for six years, so the numbers are not theory.', rated(4.5, 2)),
  person(115, 'tess-oconnor', 'Tess O’Connor', 'Fleet coordinator', 'fleet', 'saltpan-road', 'Finds the spare van when ours keeps you waiting. There is always one; she hides it.', { phone: '0491 570 156' }),
  person(116, 'amara-osei', 'Amara Osei', 'Finance manager', 'finance', 'northpoint', 'Will tell you when your bank is cheaper. Has run finance here since 2016 and answers the phone herself.', { location_ids: ['northpoint', 'ferry-bay'], ...rated(5, 5) }),
  person(117, 'nick-georgiou', 'Nick Georgiou', 'Finance', 'finance', 'saltpan-road', 'Shows the weekly amount, the total and the comparison rate on one page, then leaves you alone with it.', rated(4.5, 2)),
  person(118, 'farah-haddad', 'Farah Haddad', 'Buys cars', 'car buying', 'northpoint', 'Gives a written figure in twenty minutes and shows you the three sales it rests on. The figure holds for seven days.', rated(4.8, 4)),
  person(119, 'pete-lawson', 'Pete Lawson', 'Buys cars', 'car buying', 'saltpan-road', 'Former panel beater. Finds the old repair, then tells you it was a good one.', rated(4.5, 2)),
  person(120, 'dan-petrakis', 'Dan Petrakis', 'Service manager', 'service', 'northpoint', 'Drives a Meridian with 214,000 km on it. Rings before anything is done that was not in the quote.', { location_ids: ['northpoint', 'ferry-bay'], ...rated(4.8, 8) }),
  person(121, 'kylie-barnes', 'Kylie Barnes', 'Service adviser', 'service', 'northpoint', 'First face on the service drive at 7:30 am. Remembers your dog, your commute and the rattle you mentioned last year.', rated(4.8, 6)),
  person(122, 'tomasz-nowak', 'Tomasz Nowak', 'Master technician, high voltage', 'service', 'ferry-bay', 'Opened his first battery pack in 2013. Explains what he found with the film on the screen, slowly, as often as you like.', rated(5, 2)),
  person(123, 'ruby-chen', 'Ruby Chen', 'Apprentice, third year', 'service', 'saltpan-road', 'Second in the state skills final. Ask her about torque wrenches and clear your afternoon.', { remove_profile_page: true }),
  person(124, 'matiu-parata', 'Matiu Parata', 'Workshop foreman', 'service', 'saltpan-road', 'Vans first: in by half past seven, out by four, nothing left on the floor but the paperwork.', rated(5, 2)),
  person(125, 'sofia-marchetti', 'Sofia Marchetti', 'Parts and accessories', 'parts', 'saltpan-road', 'Knows the number by heart. Bring the registration anyway; she likes to be proved right.', { location_ids: ['saltpan-road', 'trade-counter'], ...rated(5, 3) }),
  person(126, 'owen-davies', 'Owen Davies', 'Parts interpreter', 'parts', 'trade-counter', 'Trade accounts, first run of the day. Sings while he picks, mostly in Welsh.'),
  person(127, 'joan-halloran', 'Joan Halloran', 'Founder', 'administration', 'saltpan-road', 'Opened Saltpan Road with Pat in 1974. Comes in on Fridays to check the books, and finds something about one Friday in ten.', { remove_profile_page: true }),
  person(128, 'priscilla-wong', 'Priscilla Wong', 'Registrations', 'administration', 'northpoint', 'If your plates came on the day we said, that was Priscilla.'),
  person(129, 'gus-ferraro', 'Gus Ferraro', 'Detailer', 'detailing', 'northpoint', 'Washes by hand, dries by hand, and parks every car facing the water.', { avatar_url: undefined, phone: undefined }),
  person(130, 'ines-carvalho', 'Inês Carvalho', 'Reception', 'administration', 'ferry-bay', 'Started this month. Her portrait is on the way; her coffee is already better than ours.', { avatar_url: undefined }),
  // The office lists Amara again for her second yard: pages show her once.
  person(116, 'amara-osei', 'Amara Osei', 'Finance manager', 'finance', 'ferry-bay', 'At Ferry Bay on Thursdays.', rated(5, 5)),
];
