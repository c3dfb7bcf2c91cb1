import type { ReviewText } from '../review-list.ts';

/** Newest first. 88, 8, 3, none and 1 of a hundred: 4.8. */
export const reviewTexts: readonly ReviewText[] = [
  [
    5,
    'Amina Yusuf',
    'The inspection list had a scratch on it that I couldn’t find. Dane had to point at it.',
  ],
  [
    5,
    'Luke Petrovski',
    'Price on the website, price on the windscreen, price on the contract. All the same.',
  ],
  [4, 'Steph Nguyen', 'Great car and no games. Parking on the lane is tight on a Saturday.'],
  [
    5,
    'Gary Holt',
    'They talked me out of the bigger ute. Saved me nine grand and it still tows the van.',
  ],
  [5, 'Meseret Bekele', 'Huong stayed until eight so I could bring my mother to see it.'],
  [5, 'Pia Lindqvist', 'Watched the price drop $500 on the Monday and bought it on the Tuesday.'],
  [
    5,
    'Con Manolis',
    'Mick rang about a bearing before I’d noticed the noise. Fixed under their warranty.',
  ],
  [3, 'Troy Beckett', 'Good car. The second key took three weeks to arrive.'],
  [
    5,
    'Farida Noori',
    'Tenzin showed me the battery figures on his laptop. 94 per cent, and he printed it.',
  ],
  [
    5,
    'Ben Akers',
    'Sold them my old one. Half an hour and the money was in my account before I was home.',
  ],
  [
    1,
    'Wes Tully',
    'Car I drove down for had sold that morning. They did ring, but I was already on the freeway.',
  ],
  [5, 'Lauren Sio', 'Returned one on day six, no argument, and took the wagon instead.'],
];
