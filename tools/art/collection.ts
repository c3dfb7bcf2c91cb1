import type { BodyName } from './car/body.ts';
import { paints, type PaintName } from './paints.ts';

/** A car in a paint, #rrggbb. */
export interface Car {
  readonly body: BodyName;
  readonly paint: string;
}

/** The invented model range: every name has one body. */
const models = {
  tern: 'suv',
  egret: 'suv',
  muster: 'suv',
  wren: 'hatch',
  jetty: 'hatch',
  petrel: 'coupe',
  meridian: 'sedan',
  'meridian-tourer': 'wagon',
  drover: 'ute',
  carter: 'van',
  drayman: 'van',
} as const satisfies Record<string, BodyName>;

type ModelName = keyof typeof models;

/** A car as a tenant's list names it, `model paint`. */
type CarName = `${ModelName} ${PaintName}`;

/** The car that a name stands for. */
export function named(name: CarName): Car {
  const [model, paint] = name.split(' ') as [ModelName, PaintName];
  return { body: models[model], paint: paints[paint] };
}
