import type { BodyName } from '../art/car/body.ts';
import { lookOf, type Look } from '../art/renders/views.ts';

/** Faces of makers, and of single models whose face differs from their maker's. */
const faces: Readonly<Record<string, string>> = {
  Aldine: 'closed',
  Corrin: 'upright',
  'Ostara Egret': 'closed',
  'Ostara Wren': 'closed',
};

/** Looks of models before their present generation. Other looks haven't changed since. */
const earlierLooks: Partial<Record<Look, Look>> = { suv: 'suv-rounded' };

/** The last year in which the earlier generation was built. */
const lastEarlierYear = 2021;

interface NamedCar {
  readonly make: string;
  readonly model: string;
  readonly body: BodyName;
  /** Year built; without it, the present generation is meant. */
  readonly year?: number;
}

/** Returns the look of a car by its maker and model, and by the year it was built. */
export function lookOfCar({ make, model, body, year }: NamedCar): Look {
  const look = lookOf(body, faces[`${make} ${model}`] ?? faces[make]);
  return year !== undefined && year <= lastEarlierYear ? (earlierLooks[look] ?? look) : look;
}
