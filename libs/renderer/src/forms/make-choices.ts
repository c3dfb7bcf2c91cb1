import type { DataQuery, MakeModels, Site } from '@forecourt/block-schemas';
import { makesOf, shownModels } from '@forecourt/domain';
import type { FieldDefinition, FormDefinition } from '@forecourt/forms';
import type { Ask } from './form-of-block.ts';

const brands = { kind: 'brands' } satisfies DataQuery;
const models = { kind: 'models' } satisfies DataQuery;
const stock = { kind: 'stockModels' } satisfies DataQuery;

/** True for a field that takes any make or model, whose choices are suggestions. */
export const isSuggested = ({ type, control }: Pick<FieldDefinition, 'type' | 'control'>) =>
  control === 'input' && (type === 'make' || type === 'model');

const asks = ({ fields }: FormDefinition, type: 'make' | 'model'): boolean =>
  fields.some((field) => field.type === type && isSuggested(field));

/** Returns the queries for the makes and models that a form suggests. */
export function makeQueries(form: FormDefinition): readonly DataQuery[] {
  if (asks(form, 'make')) return [brands, models, stock];
  return asks(form, 'model') ? [models] : [];
}

/**
 * Returns the makes and models that a form suggests: all that the dealer has. A form that asks for a
 * model without a make is about the new cars that the site shows.
 */
export function makeChoices(
  form: FormDefinition,
  { settings }: Pick<Site, 'settings'>,
  ask: Ask,
): readonly MakeModels[] {
  const range = ask(models) ?? [];
  if (!asks(form, 'make')) {
    if (!asks(form, 'model')) return [];
    const { excludedModels: excluded, hybridSlug: hiddenHybrid } = settings ?? {};
    return makesOf({ models: shownModels(range, { excluded, hiddenHybrid }) });
  }
  return makesOf({ brands: ask(brands), models: range, stock: ask(stock) });
}
