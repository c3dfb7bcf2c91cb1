import type { SalesComment, StockCar } from '../stock/stock-car.ts';
import {
  both,
  comment,
  isBody,
  kilometres,
  ownersOf,
  runsOn,
  used,
  type Subjects,
  type Voice,
} from '../stock/voice.ts';

/** Dane, Footscray: utes, vans, towing. */
const dane: Voice = {
  person: 'dane-whitlock',
  lists: true,
  openings: [
    {
      of: isBody('Ute'),
      says: (c) => `${kilometres(c)} and a tub that has carried more bikes than bricks.`,
    },
    { of: isBody('Van'), says: 'Off a florist’s run. Smells better than most vans.' },
    {
      of: isBody('SUV'),
      says: 'Tows my own van up the Pentland Hills without hunting for a gear.',
    },
    { says: (c) => `A straight ${c.year} with nothing hidden under the mats. I looked.` },
    { says: 'Bought from the person who drove it, not from an auction lane.' },
  ],
  closings: [
    { says: 'Bring the trailer and hook it up.' },
    { says: 'Price is the price. Save the haggling for the fish market.' },
    { says: 'Take it over the West Gate and back before you decide.' },
    { says: 'Call me for a video of the underside.' },
  ],
};

/** Huong, Footscray: first cars and family cars. */
const huong: Voice = {
  person: 'huong-tran',
  openings: [
    {
      of: isBody('Hatch'),
      says: 'Small enough for Barkly Street, and the air conditioning actually works.',
    },
    {
      of: isBody('Wagon', 'SUV'),
      says: 'A pram, two scooters and the shopping, and you can still see out the back.',
    },
    {
      of: isBody('Sedan'),
      says: (c) =>
        `${ownersOf(c)}, ${kilometres(c)}, and a boot that fits a double bass. A customer checked.`,
    },
    { says: (c) => `The ${c.year} I’d put my sister in.` },
    { says: 'Clean, honest, and not the cheapest online for a reason: the work is done.' },
  ],
  closings: [
    { says: 'Ask me what insurance costs before you ask me what it does to a hundred.' },
    { says: 'Bring the child seats. I’ll show you the anchor points.' },
    { says: 'Seven days to change your mind, up to 500 km.' },
    { says: 'Message me in English or Vietnamese.' },
  ],
};

/** Tenzin, North Geelong: hybrids and electric cars. */
const tenzin: Voice = {
  person: 'tenzin-dorje',
  openings: [
    {
      of: runsOn('Electric'),
      says: 'Geelong to the city and back on one charge, with the heater on.',
    },
    { of: runsOn('Hybrid'), says: 'Half the fuel of the car you came in, and nothing to plug in.' },
    {
      of: runsOn('Petrol', 'Diesel'),
      says: (c) => `${kilometres(c)}, most of them on the ring road.`,
    },
    { says: 'Came from a family in Lara who kept every receipt.' },
    { says: 'Took it home myself for a night, and it started first time in the cold.' },
  ],
  closings: [
    { says: 'I can bring it to Footscray if that’s closer.' },
    { says: 'Come past after work. We’re open until six.' },
    { says: 'The workshop’s list is on this page. Read it first, then call.' },
  ],
};

const subjects: Subjects = [
  [
    {
      of: (c) => used(c) && c.stamped && c.owners === 1,
      says: 'One owner, every stamp in the log book.',
    },
    { of: (c) => used(c) && c.stamped, says: (c) => `${ownersOf(c)} and a full log book.` },
    {
      of: (c) => !c.stamped,
      says: 'A gap in the log book, so Mick did the big service and we took it off the price.',
    },
  ],
  [
    {
      of: isBody('Ute', 'SUV'),
      says: 'Four matching tyres, and the tread depths are on this page.',
    },
    {
      of: isBody('Hatch', 'Sedan', 'Wagon', 'Van'),
      says: 'Wheels balanced and aligned before it went on the yard.',
    },
  ],
  [
    { of: runsOn('Hybrid', 'Electric'), says: 'Battery measured, report on file.' },
    {
      of: both(used, runsOn('Petrol', 'Diesel')),
      says: 'Fluids, filters and belts done before it went on the yard.',
    },
  ],
  [
    { of: (c) => c.year < 2018, says: 'Stone chips on the bonnet, touched in and not hidden.' },
    { of: (c) => c.km < 50_000, says: 'Hardly run in.' },
    {
      of: (c) => c.km > 150_000,
      says: 'High kilometres, all of them highway, all of them on paper.',
    },
    { says: 'Roadworthy and six months’ rego included.' },
  ],
];

/** Geelong is Tenzin’s; in Footscray Dane has what works and Huong the rest. */
export function ironbarkComment(car: StockCar, random: () => number): SalesComment | undefined {
  if (car.photos === 0) return undefined;
  const works = isBody('Ute', 'Van')(car);
  const voice = car.yard === 'north-geelong' ? tenzin : works ? dane : huong;
  return comment(voice, subjects, car, random);
}
