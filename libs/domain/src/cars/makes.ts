import type { Brand, MakeModels, Model } from '@forecourt/block-schemas';
import { tidySpaces, valueKey } from '../text/value-key.ts';

/** Sources of a dealer's makes and models; one that is unavailable is left out. */
export interface MakeSources {
  readonly brands?: readonly Brand[];
  /** The makers' ranges. */
  readonly models?: readonly Model[];
  /** Makes and models of the cars in stock. */
  readonly stock?: readonly MakeModels[];
}

const byName = (a: string, b: string): number =>
  a.localeCompare(b, 'en', { numeric: true, sensitivity: 'base' });

/** Adds a text under its key; the first spelling of several counts. */
function add<T>(all: Map<string, T>, text: string | undefined, entry: (tidy: string) => T) {
  const tidy = tidySpaces(text ?? '');
  const key = valueKey(tidy);
  if (tidy !== '' && !all.has(key)) all.set(key, entry(tidy));
  return all.get(key);
}

/** Returns every make that a dealer has, with its models, each once and in alphabetical order. */
export function makesOf({ brands = [], models = [], stock = [] }: MakeSources): MakeModels[] {
  const makes = new Map<string, { make: string; models: Map<string, string> }>();
  const makeNamed = (name?: string) =>
    add(makes, name, (make) => ({ make, models: new Map<string, string>() }));
  for (const { make, name } of brands) makeNamed(make ?? name);
  for (const { manufacturer_name, name } of models) {
    const make = makeNamed(manufacturer_name);
    if (make) add(make.models, name, String);
  }
  for (const { make: name, models: names } of stock) {
    const make = makeNamed(name);
    for (const model of names) if (make) add(make.models, model, String);
  }
  return [...makes.values()]
    .map(({ make, models: known }) => ({ make, models: [...known.values()].sort(byName) }))
    .sort((a, b) => byName(a.make, b.make));
}

/** Returns the models of a make, in any spelling; undefined for a make that the dealer doesn't have. */
export const modelsOf = (
  makes: readonly MakeModels[],
  name: string,
): readonly string[] | undefined =>
  makes.find(({ make }) => valueKey(make) === valueKey(name))?.models;
