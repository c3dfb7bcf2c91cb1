import type { Model, SiteSettings } from '@forecourt/block-schemas';
import { categoryKey } from '../text/category-key.ts';
import { cutAtWord } from '../text/cut-at-word.ts';
import { valueKey } from '../text/value-key.ts';

/** Site settings and the block's choices that the range depends on. */
export interface RangeOptions {
  /** Slugs of models that the site leaves out. */
  readonly excluded?: readonly string[];
  /** Slug of the one hybrid that is hidden. */
  readonly hiddenHybrid?: string;
  /** Only models of this make. */
  readonly manufacturer?: string;
  /** Only these models by slug, in this order. */
  readonly models?: readonly string[];
}

export interface ModelCategory {
  readonly name: string;
  /** For the `body` query parameter: `people-mover`. */
  readonly key: string;
  readonly models: readonly Model[];
}

/** Name of a model in URLs: `new_slug` takes precedence. */
export const modelSlug = (model: Model): string => model.new_slug ?? model.slug;

const answersTo = (model: Model, slug: string): boolean =>
  model.slug === slug || model.new_slug === slug;

/** Finds a model by the name in a URL: a current name first, then an old one. */
export const modelBySlug = (models: readonly Model[], slug: string): Model | undefined =>
  models.find((model) => modelSlug(model) === slug) ??
  models.find((model) => answersTo(model, slug));

/** Models of a range, in the maker's order or the block's. */
export function shownModels(models: readonly Model[], options: RangeOptions = {}): Model[] {
  const { excluded = [], hiddenHybrid, manufacturer, models: chosen } = options;
  const hidden = hiddenHybrid === undefined ? excluded : [...excluded, hiddenHybrid];
  const shown = models.filter(
    (model) =>
      !hidden.some((slug) => answersTo(model, slug)) &&
      (manufacturer === undefined ||
        valueKey(model.manufacturer_name ?? '') === valueKey(manufacturer)),
  );
  return chosen ? chosen.flatMap((slug) => modelBySlug(shown, slug) ?? []) : shown;
}

/** Categories of a model: those of the maker's three fields and its body types, each once. */
export function categoriesOf(model: Model): string[] {
  const { manufacturer_body, manufacturer_body2, manufacturer_body3, body = [] } = model;
  const byKey = new Map<string, string>();
  for (const name of [manufacturer_body, manufacturer_body2, manufacturer_body3, ...body]) {
    const key = categoryKey(name ?? '');
    if (name !== undefined && key !== '' && !byKey.has(key)) byKey.set(key, name.trim());
  }
  return [...byKey.values()];
}

/** Category of models without one of their own; it comes last. */
const otherCategory = 'Other';

/**
 * Categories of a range in the order of the models, each with its models.
 * Models without a category are in "Other"; a range without any category has none.
 */
export function modelCategories(models: readonly Model[]): ModelCategory[] {
  const categories = new Map<string, { name: string; models: Model[] }>();
  for (const model of models)
    for (const name of categoriesOf(model)) {
      const key = categoryKey(name);
      const category = categories.get(key) ?? { name, models: [] };
      category.models.push(model);
      categories.set(key, category);
    }
  const rest = models.filter((model) => categoriesOf(model).length === 0);
  if (categories.size > 0 && rest.length > 0) {
    const key = categoryKey(otherCategory);
    const { name = otherCategory, models: named = [] } = categories.get(key) ?? {};
    categories.delete(key);
    categories.set(key, { name, models: [...named, ...rest] });
  }
  return [...categories].map(([key, category]) => ({ key, ...category }));
}

/** Category of the `body` query parameter, otherwise the first; undefined if there are none. */
export const chosenCategory = (
  categories: readonly ModelCategory[],
  body: string | null | undefined,
): ModelCategory | undefined =>
  categories.find(({ key }) => key === categoryKey(body ?? '')) ?? categories[0];

/** True if visitors can request a quote: the model can be ordered. */
export const hasQuote = (model: Model): boolean => model.status !== 'coming_soon';

/** Address of a model's brochure: the site's setting takes precedence over the model's own; undefined without one. */
export const brochureOf = (
  model: Model,
  { brochures = [] }: Pick<SiteSettings, 'brochures'> = {},
): string | undefined =>
  brochures.find(({ model: slug }) => answersTo(model, slug))?.url ?? model.brochure_url;

/** Description on a model's card: at most 200 characters, whole words. */
export const cardDescription = (description: string): string => cutAtWord(description, 200);
