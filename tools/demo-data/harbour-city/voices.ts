import { batteryHealth } from '../stock/documents.ts';
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

const young = (car: StockCar) => used(car) && car.year >= 2022;
const old = (car: StockCar) => used(car) && car.year <= 2017;

/** Linh: short, complete, already answered. */
const linh: Voice = {
  person: 'linh-nguyen',
  openings: [
    {
      of: fresh,
      says: (c) => `New ${modelOf(c)} in ${c.paint.name}, here at Northpoint now, not on a boat.`,
    },
    {
      of: fresh,
      says: (c) =>
        `In stock and registered within three working days. ${c.paint.name} with ${c.trim.drive}.`,
    },
    { of: fresh, says: 'The price is everything: on-roads, duty, delivery, plates.' },
    {
      of: fresh,
      says: (c) => `You asked for a ${modelOf(c)} without a waiting list. Here is one.`,
    },
    {
      of: demo,
      says: (c) =>
        `Our own demonstrator, ${kilometres(c)}, serviced by us and never lent without one of us in it.`,
    },
    {
      of: demo,
      says: 'Registered to us, warranty from the first day of registration. The papers say when.',
    },
    {
      of: used,
      says: (c) =>
        `${kilometres(c)}, inspected on 132 points, report at the desk or by e-mail in a minute.`,
    },
    {
      of: (c) => young(c) && c.owners === 1,
      says: (c) => `Traded on a newer one by the customer we sold it to. ${kilometres(c)}.`,
    },
    {
      of: used,
      says: 'Asked before you ask: no money owing, two keys, no accident on the register.',
    },
  ],
  closings: [
    { says: 'Write tonight and I answer tonight. In English or Vietnamese.' },
    { says: 'Tell me your postcode and I will tell you the figure to the dollar.' },
    { says: 'It can be at Ferry Bay for you to look at by the next afternoon.' },
    { says: 'A $500 deposit holds it for 48 hours, and comes back if you change your mind.' },
    { says: 'Bring your own finance if it is cheaper. Amara will say so too.' },
  ],
};

/** Sam: measures first. */
const sam: Voice = {
  person: 'sam-whitely',
  openings: [
    {
      of: isBody('SUV'),
      says: (c) => `Measure the garage first, then come and fall for this ${modelOf(c)}.`,
    },
    {
      of: isBody('Wagon'),
      says: 'I drive one of these. Ask me anything, including what my teenagers have done to the carpet.',
    },
    { of: isBody('Sedan'), says: 'A proper sedan, for people who have missed them.' },
    { of: isBody('Coupe'), says: 'Two long doors and a short list of excuses.' },
    {
      of: fresh,
      says: (c) =>
        `The ${c.paint.name} looks better in the open than under our lights, so we have parked it outside.`,
    },
    {
      of: demo,
      says: 'This is the one you have seen me drive. It is spotless because I know you have.',
    },
    { of: used, says: (c) => `A ${c.year} with ${kilometres(c)}, and it drives like fewer.` },
    { of: used, says: 'Came in on Tuesday, stood on the hoist on Wednesday, and here it is.' },
  ],
  closings: [
    { says: 'Bring the pram, the dog or the surfboard. We will see what fits.' },
    { says: 'The test drive goes past your school gate, not around our block.' },
    { says: 'Sleep on it. I would.' },
    { says: 'Take a photo of the boot for whoever has to pack it.' },
  ],
};

/** Zeynep: drives it to work first. */
const zeynep: Voice = {
  person: 'zeynep-aydin',
  openings: [
    {
      of: used,
      says: (c) =>
        `I drove this ${modelOf(c)} to work and back before I wrote a word. ${kilometres(c)}, and it tracks straight.`,
    },
    {
      of: used,
      says: 'The good first: clean inside, quiet on the highway, both keys. Then the rest, because you would find it anyway.',
    },
    {
      of: old,
      says: (c) => `It is a ${c.year} and does not pretend otherwise, but somebody has loved it.`,
    },
    { of: young, says: 'If you were looking at a new one, look at this before you decide.' },
    { of: demo, says: 'A demonstrator that mostly demonstrated how well it parks.' },
    {
      of: fresh,
      says: (c) => `New, in ${c.paint.name}, and yes, you may sit in it before anyone else does.`,
    },
    {
      of: used,
      says: 'Everything works. I pressed every button, including the ones nobody knows.',
    },
    {
      of: both(used, isBody('Hatch', 'Sedan')),
      says: 'A car that asks nothing of you except fuel and a service a year.',
    },
  ],
  closings: [
    { says: 'If the seat squeaks I will tell you where. This one does not.' },
    {
      says: 'Five days to change your mind, five hundred kilometres. It happens, and I do not sigh.',
    },
    { says: 'Ask for the photo of the scratch. There is always one.' },
    { says: 'Come before eleven: quieter roads and better coffee.' },
  ],
};

/** Keith: writes on a card. */
const keith: Voice = {
  person: 'keith-abbott',
  lists: true,
  openings: [
    { of: used, says: (c) => `${kilometres(c)}. Straight.` },
    { of: used, says: 'Bought it myself. Would again.' },
    { of: used, says: 'Turned down two like it before this one.' },
    { of: used, says: (c) => `A good ${c.year}. There are not many.` },
    { of: both(used, isBody('Hatch')), says: 'First car, second car, station car.' },
    { of: both(used, isBody('Sedan', 'Wagon')), says: 'Long legs. Quiet.' },
    { of: both(used, isBody('SUV')), says: 'Family car. Looks it inside, in a good way.' },
    { of: (c) => used(c) && c.owners === 1, says: 'I know who parked it where.' },
    { of: used, says: (c) => `${ownersOf(c)}, known.` },
    { of: old, says: 'Old, honest, cheap to keep.' },
    { of: fresh, says: 'New. Here. No wait.' },
    { of: demo, says: 'Ours from new. Ask who drove it.' },
    { of: isBody('Ute'), says: 'Tray first, then the rest. Tray is good.' },
    { of: isBody('Van'), says: 'Empty, clean, square.' },
  ],
  closings: [
    { of: used, says: 'Chips and marks are ringed on the card on the windscreen.' },
    { of: fresh, says: 'Card on the windscreen has the price. That is the price.' },
    { says: 'Put it on our hoist. Look yourself.' },
    { says: 'Price has no room in it. Neither has the story.' },
    { says: 'Ask for Keith.' },
  ],
};

/** Ricky and Bruce: loads, trailers, sums. */
const saltpan: Voice = {
  person: 'ricky-lombardi',
  openings: [
    {
      of: isBody('Ute'),
      says: (c) =>
        `Put a pallet between the arches and 3,500 kg on the ball: this ${modelOf(c)} does both on the same day.`,
    },
    { of: isBody('Van'), says: 'Measured with a tape, not a brochure: I will draw you what fits.' },
    {
      of: isBody('Van'),
      says: 'Whole-of-life cost is on the sheet beside the price. Read that column first.',
    },
    {
      of: isBody('SUV'),
      says: 'For the caravan, the corrugations and the five people who insist on coming.',
    },
    {
      of: fresh,
      says: 'On the ground at Saltpan Road. Bar, controller and liner can go on before Friday.',
    },
    {
      of: both(used, isBody('Ute', 'Van')),
      says: (c) =>
        `${kilometres(c)} of work, looked after by somebody whose living depended on it.`,
    },
    { of: demo, says: 'Towed our own demonstration trailer and nothing heavier.' },
    { of: used, says: 'We know the last owner. He bought another.' },
  ],
  closings: [
    { says: 'Bring the trailer. We have the room and the right plug.' },
    {
      of: isBody('Ute', 'Van'),
      says: 'An ABN takes the price down further; ask for the fleet sheet.',
    },
    {
      of: isBody('Ute', 'Van'),
      says: 'A spare van if the service keeps you waiting, so you keep earning.',
    },
    { says: 'If it is wrong for the job I will say so. Cheaper for both of us.' },
  ],
};

/** Wei and Callum: kilowatt-hours and bakeries. */
const electric: Voice = {
  person: 'wei-zhang',
  openings: [
    {
      of: both(fresh, runsOn('Electric')),
      says: (c) => `Charged, plated and ready: ${c.trim.engine}, in ${c.paint.name}.`,
    },
    {
      of: both(used, runsOn('Electric')),
      says: (c) =>
        `Battery report first: ${batteryHealth(c.year)} per cent of its capacity at ${kilometres(c)}. Then look at the paint.`,
    },
    {
      of: both(demo, runsOn('Electric')),
      says: 'Our demonstrator: charged slowly at home by one of us most nights, which is how a battery likes it.',
    },
    {
      of: runsOn('Electric'),
      says: 'Costs about as much a week as the coffee you will drink while it charges.',
    },
    { of: runsOn('Hybrid'), says: 'No plug, no plan: it fills its own battery going downhill.' },
    {
      of: both(used, runsOn('Petrol', 'Diesel')),
      says: 'Traded in on an electric car, so its owner was happy and so are we.',
    },
    {
      of: fresh,
      says: (c) => `Here at Ferry Bay, in ${c.paint.name}, with the film still on the screen.`,
    },
    { of: used, says: (c) => `${kilometres(c)}, most of them across the bridge and back.` },
  ],
  closings: [
    {
      of: runsOn('Electric'),
      says: 'Take it home overnight and see whether the charger reaches. I lend you the cable.',
    },
    {
      of: runsOn('Electric'),
      says: 'Comes full, with my list of chargers that have a bakery next door.',
    },
    { says: 'The ferry stops outside. Come by water, drive home.' },
    { says: 'Hard questions by e-mail are my favourite kind.' },
  ],
};

const subjects: Subjects = [
  [
    {
      of: (c) => used(c) && c.stamped && c.owners === 1,
      says: 'One owner, and every service is stamped in the book.',
    },
    {
      of: (c) => used(c) && c.stamped && c.owners > 1,
      says: (c) => `${ownersOf(c)}, none of whom missed a service.`,
    },
    {
      of: (c) => used(c) && !c.stamped,
      says: 'One service is missing from the book; we have done a full one and priced it in.',
    },
    {
      of: fresh,
      says: 'Maker’s warranty, capped-price services, roadside while it is serviced with us.',
    },
    { of: demo, says: 'The rest of the maker’s warranty is yours, and so are the mats.' },
  ],
  [
    {
      of: (c) => c.certified,
      says: 'It belongs to the maker’s approved used programme: a year of their cover on top of ours.',
    },
    {
      of: (c) => used(c) && !c.certified,
      says: 'Comes with our own warranty: a year or 15,000 km, on top of what the law gives you.',
    },
  ],
  [
    {
      of: both(used, isBody('SUV', 'Ute')),
      says: 'Four tyres of one make, and the tread depths are on this page.',
    },
    {
      of: both(used, isBody('Hatch', 'Sedan', 'Wagon', 'Coupe')),
      says: 'Wheels balanced and aligned in our workshop, receipt in the glovebox.',
    },
    {
      of: both(used, isBody('Van')),
      says: 'Ply-lined from new, so the walls are as straight as the floor.',
    },
    { of: used, says: 'Brakes measured at both ends; the millimetres are on this page.' },
  ],
  [
    {
      of: runsOn('Hybrid'),
      says: (c) =>
        `Expect ${c.line.make === 'Halden' ? 'four and a half' : 'five to six'} litres to the hundred without trying.`,
    },
    {
      of: both(used, runsOn('Diesel')),
      says: 'Timing and fuel filters done on schedule; the particulate filter burns clean.',
    },
    { of: both(used, runsOn('Petrol')), says: 'Runs on 91 and starts first time, cold or hot.' },
    { of: runsOn('Electric'), says: 'Charges at home from a normal socket; cable in the boot.' },
  ],
  [
    {
      of: isBody('SUV'),
      says: (c) =>
        `${c.trim.seats === 7 ? 'Seven' : 'Five'} seats, anchors where you can reach them, and a flat boot lip.`,
    },
    {
      of: both(used, isBody('Ute')),
      says: 'Tub liner fitted, tow bar rated, wiring for brakes in place.',
    },
    { of: isBody('Hatch'), says: 'Parks where others drive on.' },
    { of: isBody('Sedan'), says: 'A boot you can load without lifting over anything.' },
    {
      of: both(used, isBody('Wagon')),
      says: 'The net and the cover are both here, which is rarer than you think.',
    },
    { of: both(used, isBody('Coupe')), says: 'Garaged all its life. You can see it in the seams.' },
    {
      of: both(used, isBody('Van')),
      says: 'Both sliding doors run like new. Try them with one finger.',
    },
  ],
  [
    {
      of: (c) => used(c) && c.km > 120_000,
      says: 'High kilometres, low price, and the big service is behind it.',
    },
    { of: (c) => used(c) && c.km < 40_000, says: 'Still smells faintly new.' },
    {
      of: (c) => used(c) && c.year < 2019,
      says: 'A stone chip on the bonnet and a kerb on one rim, both in the photos or on the card.',
    },
  ],
];

/** Who writes about which car: by yard, and at Saltpan Road and Ferry Bay by what it is. */
export function harbourComment(car: StockCar, random: () => number): SalesComment | undefined {
  if (car.photos === 0 || random() < 0.03) return undefined;
  const byYard: Record<string, readonly Voice[]> = {
    northpoint: used(car) ? [zeynep, zeynep, sam, linh] : [linh, linh, sam],
    'saltpan-road': isBody('Ute', 'Van', 'SUV')(car) ? [keith, saltpan] : [keith],
    'ferry-bay': [electric, electric, zeynep],
  };
  const voices = byYard[car.yard] ?? [keith];
  return comment(voices[Math.floor(random() * voices.length)]!, subjects, car, random);
}
