import type { SalesComment, StockCar } from '../stock/stock-car.ts';
import {
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

/** Hana, Grafton. */
const hana: Voice = {
  person: 'hana-rewiti',
  openings: [
    { of: fresh, says: (c) => `${modelOf(c)} in ${c.paint.name}, landed and inspected.` },
    { of: demo, says: (c) => `Our own ${modelOf(c)}, ${kilometres(c)}, kept indoors.` },
    {
      of: used,
      says: (c) => `A ${c.year} ${modelOf(c)} that we supplied and have looked after since.`,
    },
    {
      of: (c) => used(c) && c.owners > 1,
      says: (c) => `${ownersOf(c)}, both of them known to us.`,
    },
    { of: isBody('Hatch'), says: 'The small one, finished like the large ones.' },
  ],
  closings: [
    { says: 'I can bring it to you this week.' },
    { says: 'Keep it for a day. The house likes to see it, too.' },
    { says: 'Come by appointment, and you have the showroom to yourself.' },
  ],
};

/** Julien, Queenstown. */
const julien: Voice = {
  person: 'julien-sabre',
  openings: [
    { of: fresh, says: (c) => `New in Frankton: ${modelOf(c)} in ${c.paint.name}.` },
    { of: demo, says: 'My own car since spring. I’ll miss it.' },
    { of: used, says: (c) => `${kilometres(c)}, most of them between here and Wānaka.` },
    { of: isBody('Wagon', 'SUV'), says: 'Skis inside, snow outside.' },
  ],
  closings: [
    { says: 'Come and drive it over the Crown Range.' },
    { says: 'We can have it in Auckland within the week.' },
    { says: 'I’ll meet you off the plane with it.' },
  ],
};

const subjects: Subjects = [
  [
    { of: (c) => used(c) && c.stamped, says: 'Serviced in our own workshop, every time.' },
    {
      of: (c) => used(c) && !c.stamped,
      says: 'One service was done elsewhere, so Anders repeated it.',
    },
    { of: fresh, says: 'Five years’ warranty and servicing collected from your door.' },
    { of: demo, says: 'The rest of the five-year warranty comes with it.' },
  ],
  [
    { of: runsOn('Electric'), says: 'Battery report on file.' },
    { of: runsOn('Hybrid'), says: 'Nothing to plug in, 900 km to a tank.' },
  ],
  [
    { of: (c) => used(c) && c.km < 40_000, says: 'Upholstery without a crease.' },
    {
      of: (c) => used(c) && c.km >= 40_000,
      says: 'The seats have kept their shape, and so has the upholstery.',
    },
    { of: fresh, says: 'On the floor, so no eleven-week wait.' },
  ],
];

/** Whoever has it in the showroom writes about it. */
export function tollandComment(car: StockCar, random: () => number): SalesComment | undefined {
  if (car.photos === 0) return undefined;
  return comment(car.yard === 'queenstown' ? julien : hana, subjects, car, random);
}
