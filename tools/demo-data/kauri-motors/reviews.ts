import type { ReviewText } from '../review-list.ts';

/** Newest first. 91, 7, 1, 1 and none of a hundred: 4.9. */
export const reviewTexts: readonly ReviewText[] = [
  [
    5,
    'Māia Rangihau',
    'Hēmi drove the ute out to the farm so Dad could try it with the trailer on. Who does that any more?',
  ],
  [5, 'Tom Whitcombe', 'Straight up about the scratch, straight up about the price. Ka pai.'],
  [5, 'Anahera Pōtae', 'WOF done while I had a cuppa, and they fixed the wiper for nothing.'],
  [5, 'Graeme Dodunski', 'Bought our fourth Drover. Same handshake.'],
  [
    5,
    'Shirley Paterson',
    'Joe asked what I carry before he asked what I earn. Three ewes and a grandson, as it happens.',
  ],
  [
    4,
    'Ravi Naidu',
    'Great car, good price, ten minutes late with the keys because the dog had got out. Fair enough really.',
  ],
  [
    5,
    'Hinewai Te Amo',
    'Sione told me not to buy the one I came for. He was right about the clutch. Bought the other.',
  ],
  [
    5,
    'Pete and Jo Langdon',
    'Took the Tern to Kāwhia and back before we decided. Nobody checked the clock or the fuel.',
  ],
  [
    5,
    'Mereana Kīngi',
    'Aroha fitted both capsules and the booster herself and checked every tether.',
  ],
  [
    5,
    'Callum Bruce',
    'Rua serviced two utes and the quad in my shed in the rain. Shut the gate behind him.',
  ],
  [
    5,
    'Lesley Cartwright',
    'Kate showed me what it would cost in all and said wait until the calf cheques. So I waited, and then I bought it.',
  ],
  [
    5,
    'Dave Ruddell',
    'Two-column list from Hēmi with the car: what he fixed, what is fine. It is on our fridge.',
  ],
  [
    5,
    'Ngaire Solomon',
    'Mum’s Wren, ordered in kōwhai because of the tree by her gate. They put a ribbon on it in the same yellow.',
  ],
  [
    4,
    'Oliver Tan',
    'Drove down from Hamilton for the Meridian. Worth it. Bring cash for the honesty-box eggs.',
  ],
  [5, 'Bex Tūhoro', 'Tyres that actually suit gravel. First winter without a puncture.'],
  [5, 'Ian McLeod', 'Traded a twenty-year-old wagon. They gave me a fair figure and a ride home.'],
  [5, 'Tūī Pēwhairangi', 'They say the names right. All of them.'],
  [5, 'Wendy Aitken', 'Rang about a part, Bev put it on the school bus. Had it by four.'],
  [5, 'Jared Hohepa', 'Tub liner, bar and covers on before I collected it, one bill, one key.'],
  [5, 'Susan Vercoe', 'Broke down outside Ōtorohanga on a Sunday. Hēmi came. On a Sunday.'],
  [
    3,
    'Bryce Kemp',
    'Good ute, good people. Putāruru had the wrong tow ball on it and I had to drive back for the right one.',
  ],
  [5, 'Lani Fonoti', 'Seven seats, two car seats, one netball team. Aroha counted with me.'],
  [
    5,
    'Stuart Hayward',
    'The price on the card was the price. Told my brother, he did not believe me, now he has one too.',
  ],
  [5, 'Marie Hetherington', 'No bank-speak from Kate. Biscuits as advertised.'],
  [5, 'Kahu Brown', 'First car, eighteen, with Nan. They talked to me, not to Nan. Nan noticed.'],
  [4, 'Glenda Rowe', 'Nice yard, honest people, could do with a sign from the state highway.'],
  [
    5,
    'Phil Ormsby',
    'Had them check a car I was buying from someone else. Ninety dollars, saved me six thousand.',
  ],
  [5, 'Hana Matiaha', 'Lent a rod, caught a kahawai, bought a Tern.'],
  [5, 'Rob Castleton', 'Serviced with them since 1988. The jug has been replaced twice.'],
  [
    2,
    'A customer in Tokoroa',
    'Waited a week longer than said for a window switch. They apologised and knocked off the labour, but a week is a week.',
  ],
  [5, 'Emma Sycamore', 'They washed the mud off before the WOF and never mentioned it.'],
  [5, 'Tīpene Marsh', 'Nau mai is not just on the sign.'],
  [
    5,
    'Christine Boyle',
    'My Wren costs less a week than the flat white I drink waiting for nobody, because they are on time.',
  ],
  [5, 'Nigel Pratt', 'Farmed, so he knows. Sold me the manual because I tow downhill.'],
  [
    5,
    'Alofa Sefo',
    'Three generations came to collect the car. They had chairs out for all of us.',
  ],
  [5, 'Keri Watene', 'Every used car should come with a list like that.'],
];
