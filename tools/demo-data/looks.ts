import type { BodyName } from '../art/car/body.ts';
import { lookOf, type Look } from '../art/renders/views.ts';

/** Faces of makers, and of single models whose face differs from their maker's. */
const faces: Readonly<Record<string, string>> = {
  Aldine: 'closed',
  Corrin: 'upright',
  'Ostara Egret': 'closed',
  'Ostara Wren': 'closed',
};

interface NamedCar {
  readonly make: string;
  readonly model: string;
  readonly body: BodyName;
}

/** Returns the look of a car by its maker and model. */
export const lookOfCar = ({ make, model, body }: NamedCar): Look =>
  lookOf(body, faces[`${make} ${model}`] ?? faces[make]);
