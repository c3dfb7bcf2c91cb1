import type { SalesComment, StockCar } from '../stock/stock-car.ts';
import {
  both,
  comment,
  demo,
  fresh,
  isBody,
  kilometres,
  modelOf,
  ownersOf,
  runsOn,
  used,
  type Subjects,
  type Voice,
} from '../stock/voice.ts';

/** Joe, Ōhaupō: twenty years of farming. */
const joe: Voice = {
  person: 'joe-fenwick',
  openings: [
    {
      of: both(used, isBody('Ute')),
      says: 'Two bales wide, low range, and it has never told a lie about its oil.',
    },
    { of: both(used, isBody('Ute')), says: (c) => `${kilometres(c)}, mostly gates.` },
    {
      of: (c) => used(c) && c.line.word === 'SUV' && c.km < 70_000,
      says: 'Off a dairy farm at Te Pahū, where it did the school run and nothing else. The tanker track is somebody else’s car.',
    },
    {
      of: fresh,
      says: (c) =>
        `Brand new ${modelOf(c)} in ${c.paint.name}. Gumboots welcome from the first day.`,
    },
    { of: demo, says: 'Our own, driven by me, washed by Tama.' },
    {
      of: used,
      says: (c) =>
        `A tidy ${c.year} from people we know. Ring them if you like; they said you could.`,
    },
    {
      of: used,
      says: 'Hēmi had it on the hoist for a day and gave it back with a short list. I like a short list.',
    },
    {
      of: runsOn('Electric'),
      says: 'I laughed at these too. Then I worked out what the diesel cost me.',
    },
  ],
  closings: [
    { says: 'I’ll bring it out to the gate, with the trailer on if that helps.' },
    { says: 'Take it for an afternoon. Kāwhia and back has every kind of road in it.' },
    { says: 'Swap something in. Dogs excepted.' },
    { says: 'Come in, the jug’s on.' },
  ],
};

/** Sione, Kāwhia: the sea, and what it does to cars. */
const sione: Voice = {
  person: 'sione-taufa',
  openings: [
    {
      of: used,
      says: 'Never been on the beach. I checked underneath with a torch and a tide table.',
    },
    {
      of: (c) => used(c) && c.owners === 2,
      says: (c) => `${kilometres(c)}, two careful aunties and one fishing rod holder, now removed.`,
    },
    {
      of: fresh,
      says: (c) =>
        `First ${modelOf(c)} this side of the hill in ${c.paint.name}. Come and see before my cousin does.`,
    },
    { of: isBody('SUV'), says: 'Fits the whole team, or one net and a chilly bin.' },
    {
      of: isBody('Hatch'),
      says: 'Small car, big heart, easy to park outside the pub for the raffle.',
    },
    {
      of: isBody('Van'),
      says: 'Plenty of room for the tools and a mattress, if that is the plan.',
    },
    { of: used, says: 'I would sell this to my mother. She has one already.' },
  ],
  closings: [
    { says: 'Think about it over a line. I lend the rod.' },
    { says: 'Can be in Ōhaupō by morning if the drive over is too far.' },
    { says: 'Price is the price, and the fish is fresh. Ngā mihi.' },
    { says: 'Ring after the tide turns.' },
  ],
};

/** Aroha, Putāruru: counts seatbelts. */
const aroha: Voice = {
  person: 'aroha-tawhai',
  lists: true,
  openings: [
    {
      of: (c) => c.trim.seats === 7,
      says: 'Seven belts, seven headrests, and I have sat in all seven.',
    },
    { of: isBody('Sedan', 'Wagon'), says: 'For Wellington and back without a sore back.' },
    { of: fresh, says: 'New, here, and priced with everything in it.' },
    { of: demo, says: 'The one I drive. You get the biscuit crumbs vacuumed.' },
    { of: used, says: (c) => `A ${c.year} with ${kilometres(c)} and a story that adds up.` },
    { of: used, says: 'Checked by Rua. The list comes with the car, both columns.' },
    { of: isBody('Van', 'Ute'), says: 'Ready to work on Monday.' },
  ],
  closings: [
    { of: (c) => c.trim.seats > 4, says: 'Bring the car seats and we fit them together.' },
    { says: 'Haere mai, have a look. No one follows you around the yard.' },
    { says: 'Kate can tell you what it costs in all, not just by the week.' },
    { says: 'If it is not right for the whānau, I will tell you.' },
  ],
};

const subjects: Subjects = [
  [
    {
      of: (c) => used(c) && c.stamped && c.owners === 1,
      says: 'One owner from new, serviced by us since.',
    },
    {
      of: (c) => used(c) && c.stamped && c.owners > 1,
      says: (c) => `${ownersOf(c)} and a full book.`,
    },
    {
      of: (c) => used(c) && !c.stamped,
      says: 'Gap in the service book, so Hēmi did the lot and we took it off the price.',
    },
    { of: fresh, says: 'Five years’ warranty and roadside, GST and on-roads in.' },
    { of: demo, says: 'The rest of the five-year warranty goes with it.' },
  ],
  [
    {
      of: used,
      says: 'New WOF on the day you collect it, and a year of servicing if it is over $15,000.',
    },
    { of: (c) => c.certified, says: 'Approved by the maker for another year of cover.' },
  ],
  [
    {
      of: both(used, isBody('Ute', 'SUV')),
      says: 'Ten-ply tyres, measured, with gravel left in them.',
    },
    {
      of: both(used, isBody('Hatch', 'Sedan', 'Wagon', 'Van')),
      says: 'Wheels balanced and aligned in our own workshop.',
    },
    {
      of: both(used, runsOn('Petrol', 'Diesel', 'Hybrid')),
      says: 'Cam belt and water pump done where it has them.',
    },
  ],
  [
    { of: runsOn('Hybrid'), says: 'Goes up the Kaimai on the motor and comes down charging.' },
    { of: runsOn('Diesel'), says: 'Road user charges paid ahead; we show you how far.' },
    { of: runsOn('Electric'), says: 'A night on the socket in the shed puts back 150 kilometres.' },
    { of: both(used, runsOn('Petrol')), says: 'Runs on 91 and not much of it.' },
  ],
  [
    {
      of: (c) => used(c) && c.year < 2018,
      says: 'Stone chips on the bonnet, touched in and on the list.',
    },
    { of: (c) => used(c) && c.km < 50_000, says: 'Barely run in, by our roads.' },
    {
      of: (c) => used(c) && c.km > 150_000,
      says: 'Plenty of kilometres, all of them written down.',
    },
    { of: both(used, isBody('Ute')), says: 'Liner, bar and tow ball on it already.' },
  ],
];

/** Who writes about which car: whoever has it on the yard. */
export function kauriComment(car: StockCar, random: () => number): SalesComment | undefined {
  if (car.photos === 0) return undefined;
  const voices: Record<string, Voice> = { ohaupo: joe, kawhia: sione, putaruru: aroha };
  return comment(voices[car.yard] ?? joe, subjects, car, random);
}
