import { readFile } from 'node:fs/promises';
import type { BodyName } from '../car/body.ts';

/** Views of a car from inside: dashboard, front seats, and boot from behind. */
type InsideView = 'dash' | 'seats' | 'boot';

type Colour = 'black' | 'tan' | 'grey' | 'slate' | 'red';

/** Seat trim by colour and material. */
export type Upholstery = `${Colour}-${'leather' | 'cloth'}`;

/** A car as far as its inside depends on it. */
interface CarInside {
  readonly body: BodyName;
  readonly seats: number;
  readonly upholstery: Upholstery;
  /** True for a manual gearbox. The dashboards that have been rendered show an automatic's selector. */
  readonly manual?: boolean;
  /** Year built; without it, the present generation is meant. */
  readonly year?: number;
}

/** The first year of dashboards whose displays share one slab of glass. */
const firstWideYear = 2022;

/** Dashboards by body, of the present. */
const dashes: Record<BodyName, 'wide' | 'split' | 'tall'> = {
  suv: 'wide',
  sedan: 'wide',
  wagon: 'wide',
  coupe: 'wide',
  hatch: 'split',
  ute: 'tall',
  van: 'tall',
};

/** Boots by body; the others have none that has been rendered. */
const boots: Partial<Record<BodyName, string>> = { suv: 'suv', hatch: 'hatch', wagon: 'wagon' };

function dashOf({ body, year = firstWideYear }: CarInside) {
  const dash = dashes[body];
  return dash === 'wide' && year < firstWideYear ? 'split' : dash;
}

/** Fewest seats of a car with three places in the rear, which the pictures of seats and boots show. */
const seatsWithBench = 5;

/** Returns the path of a view of a car from inside within the assets folder; undefined where there is none. */
export function insidePicture(view: InsideView, car: CarInside): string | undefined {
  const [colour] = car.upholstery.split('-');
  const boot = boots[car.body];
  const hasBench = car.seats >= seatsWithBench;
  const names: Record<InsideView, string | undefined> = {
    dash: car.manual ? undefined : `dash-${dashOf(car)}-${colour}`,
    seats: hasBench ? `seats-${car.upholstery}` : undefined,
    boot: boot && hasBench ? `boot-${boot}` : undefined,
  };
  return names[view] && `cabins/${names[view]}.webp`;
}

/** Returns the paths of all views of a car from inside, the dashboard first. */
export const insidePictures = (car: CarInside): string[] =>
  (['dash', 'seats', 'boot'] as const).flatMap((view) => insidePicture(view, car) ?? []);

const masters = new URL('masters/', import.meta.url);

/** Returns a picture from inside by its path in the assets folder. It shows no paint, so it is its master. */
export const insideRender = (path: string): Promise<Buffer> => readFile(new URL(path, masters));
