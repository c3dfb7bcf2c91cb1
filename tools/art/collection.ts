import { paints, type PaintName } from './paints.ts';
import type { Look } from './renders/views.ts';

/** A car in a paint, #rrggbb. */
export interface Car {
  readonly look: Look;
  readonly paint: string;
}

/** The invented model range: every name has one look. */
const models = {
  tern: 'suv',
  egret: 'suv-closed',
  muster: 'suv-upright',
  quarto: 'suv-closed',
  wren: 'hatch-closed',
  jetty: 'hatch',
  petrel: 'coupe',
  octavo: 'sedan-closed',
  'octavo-estate': 'wagon-closed',
  meridian: 'sedan',
  'meridian-tourer': 'wagon',
  drover: 'ute',
  carter: 'van',
  drayman: 'van',
} as const satisfies Record<string, Look>;

type ModelName = keyof typeof models;

/** A car as a tenant's list names it, `model paint`. */
type CarName = `${ModelName} ${PaintName}`;

/** The car that a name stands for. */
export function named(name: CarName): Car {
  const [model, paint] = name.split(' ') as [ModelName, PaintName];
  return { look: models[model], paint: paints[paint] };
}
