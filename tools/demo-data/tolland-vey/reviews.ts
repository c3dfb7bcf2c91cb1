import type { ReviewText } from '../review-list.ts';

/** Newest first. 92, 7, 1, none and none of a hundred: 4.9. */
export const reviewTexts: readonly ReviewText[] = [
  [
    5,
    'Eleanor Rutledge',
    'Hana brought the Estate to the gate with two leathers to choose from. We signed at the kitchen table.',
  ],
  [5, 'Wiremu Paki', 'Anders rang me from beside the car and told me what it didn’t need.'],
  [5, 'Tobias Grünewald', 'Nobody asked what I earn. They asked where I drive.'],
  [4, 'Caroline Mace', 'Lovely people. The colour I wanted took eleven weeks to land.'],
  [
    5,
    'Arohanui Te Kanawa',
    'Kept a Quarto for the weekend before deciding. They’d filled the fridge in the boot.',
  ],
  [5, 'Samir Haddad', 'Lease, loan and cash on one page. Priya pointed at the cheapest.'],
  [5, 'Grace Lockyer', 'Winter tyres came off and went into their store while I had lunch.'],
  [3, 'Hugh Penrose', 'Excellent car. The app took two visits to pair.'],
  [
    5,
    'Mei Takahashi',
    'Julien drove over the Crown Range with us in the snow, and let me do the descent.',
  ],
  [
    5,
    'Robert Fenn',
    'Traded in my old Octavo for their figure. It was fair, and they showed how they got there.',
  ],
];
