import type { Model, ModelVariant } from '@forecourt/block-schemas';
import type { BodyName } from '../../art/car/body.ts';
import type { PaintName } from '../../art/paints.ts';

type Fuel = 'Petrol' | 'Diesel' | 'Hybrid' | 'Electric';
type BodyWord = 'SUV' | 'Hatch' | 'Sedan' | 'Wagon' | 'Ute' | 'Van' | 'Coupe';

/** A version of a car as stock knows it: one badge, one engine. */
export interface Trim {
  /** The maker's name for the trim; none on the plain version. */
  badge?: string;
  /** Price when new, in whole units of the currency. */
  price: number;
  engine: string;
  gearbox: string;
  drive: string;
  seats: number;
  fuel?: Fuel;
  /** First and last year of build. */
  years: readonly [from: number, to: number];
  /** Cars in stock: new ones, and the weight among used ones. */
  fresh?: number;
  /** How many of the new ones still have last year's plate. */
  runout?: number;
  demo?: number;
  used?: number;
}

/** A line of cars, whether still made or not. */
export interface Line {
  make: string;
  model: string;
  body: BodyName;
  word: BodyWord;
  fuel: Fuel;
  /** Kilometres that its owners drive in a year. */
  yearly: number;
  /** Share of its value that it keeps each year. */
  keeps: number;
  trims: readonly Trim[];
  /** Ids of the yards that sell it new, likeliest first. */
  yards: readonly string[];
}

/** A paint as a maker lists it. */
export interface Paint {
  paint: PaintName;
  name: string;
  /** Basic colour of a paint whose name doesn't say it. */
  colour?: string;
  type: 'Solid' | 'Metallic' | 'Pearl';
}

/** What a variant of the current range says about itself on the model's page. */
export interface VariantFacts {
  id: string;
  fullName: string;
  series: string;
  price: number;
  /** Dearest pack that can be added, in units of the currency; dearest paint comes on top. */
  pack: number;
  features: readonly string[];
  /** Facts for comparison, by name. */
  specifications?: Readonly<Record<string, string>>;
  consumption?: ModelVariant['consumption'];
  /** Cost of a year's servicing. */
  serviceCost?: number;
  /** Paints of this variant alone; the model's if left out. */
  paints?: readonly PaintName[];
  /** The paint in its picture. */
  shown: PaintName;
}

/** A model of the current range. */
export interface ModelFacts {
  id: string;
  slug: string;
  newSlug?: string;
  name: string;
  make: string;
  body: BodyName;
  status?: Model['status'];
  /** Up to three categories of the maker. */
  categories: readonly string[];
  bodies: readonly string[];
  banner?: string;
  brochure?: boolean;
  text: string;
  paints: readonly PaintName[];
  /** Whether each colour is listed per variant, as some makers' feeds have it. */
  perVariant?: boolean;
  shown: PaintName;
  variants: readonly VariantFacts[];
}
