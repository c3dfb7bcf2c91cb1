import { describe, expect, it } from 'vitest';
import type { Model } from '@forecourt/block-schemas';
import {
  brochureOf,
  cardDescription,
  chosenCategory,
  hasQuote,
  modelBySlug,
  modelCategories,
  modelSlug,
  shownModels,
} from './model-range.ts';

const model = (slug: string, more: Partial<Model> = {}): Model => ({ slug, name: slug, ...more });
const slugs = (models: readonly Model[]) => models.map(({ slug }) => slug);

const range = [
  model('wren', { manufacturer_body: 'Hatch', manufacturer_body2: 'Electric' }),
  model('tern', { manufacturer_body3: 'SUV', body: ['suv', 'People Mover'] }),
  model('heron', { body: ['Hatch'], manufacturer_name: 'Kestrel' }),
];

describe('the model range', () => {
  it('RNG-2: categories come from all four fields, each once, in the order of the models', () => {
    expect(modelCategories(range).map(({ name, models }) => [name, slugs(models)])).toEqual([
      ['Hatch', ['wren', 'heron']],
      ['Electric', ['wren']],
      ['SUV', ['tern']],
      ['People Mover', ['tern']],
    ]);
  });

  it('RNG-1: a model without a category is in Other, the last one; a range without any has no tabs', () => {
    const bare = [model('bus'), model('kart', { body: [' '] })];
    const named = (models: readonly Model[]) =>
      modelCategories(models).map(({ key, models: found }) => [key, slugs(found)]);
    expect(named([bare[0]!, ...range, bare[1]!]).at(-1)).toEqual(['other', ['bus', 'kart']]);
    const others = model('van', { body: ['Other'] });
    expect(named([others, ...bare, range[2]!])).toEqual([
      ['hatch', ['heron']],
      ['other', ['van', 'bus', 'kart']],
    ]);
    expect(named(bare)).toEqual([]);
  });

  it('RNG-1: the body parameter chooses a category, else the first', () => {
    const categories = modelCategories(range);
    expect(chosenCategory(categories, 'people-mover')?.name).toBe('People Mover');
    expect(chosenCategory(categories, 'SUV')?.name).toBe('SUV');
    expect(chosenCategory(categories, 'boat')?.name).toBe('Hatch');
    expect(chosenCategory(categories, undefined)?.name).toBe('Hatch');
  });

  it('RNG-2: hides excluded models and the hybrid, by old name or new', () => {
    const models = [...range, model('old', { new_slug: 'new' })];
    expect(slugs(shownModels(models, { excluded: ['wren'], hiddenHybrid: 'tern' }))).toEqual([
      'heron',
      'old',
    ]);
    expect(slugs(shownModels(models, { excluded: ['new', 'tern'] }))).toEqual(['wren', 'heron']);
  });

  it('RNG-2: new_slug wins over slug', () => {
    const renamed = model('wren', { new_slug: 'wren-ii' });
    const successor = model('other', { new_slug: 'wren' });
    expect(modelSlug(renamed)).toBe('wren-ii');
    expect(modelBySlug([renamed], 'wren')).toBe(renamed);
    expect(modelBySlug([renamed, successor], 'wren')).toBe(successor);
  });

  it('RNG-1: a block may name a make, or models in an order of its own', () => {
    expect(slugs(shownModels(range, { manufacturer: 'Kestrel' }))).toEqual(['heron']);
    expect(slugs(shownModels(range, { models: ['tern', 'gone', 'wren'] }))).toEqual([
      'tern',
      'wren',
    ]);
  });

  it('MDL-4: a brochure of the site’s settings comes before the model’s own', () => {
    const own = model('wren', { brochure_url: '/own.pdf' });
    const brochures = [{ model: 'wren', url: '/configured.pdf' }];
    expect(brochureOf(own, { brochures })).toBe('/configured.pdf');
    expect(brochureOf(model('tern', { brochure_url: '/own.pdf' }), { brochures })).toBe('/own.pdf');
    expect(brochureOf(own)).toBe('/own.pdf');
    expect(brochureOf(model('tern'), { brochures })).toBeUndefined();
  });

  it('RNG-3: coming-soon models hide the quote button', () => {
    expect(hasQuote(model('wren'))).toBe(true);
    expect(hasQuote(model('wren', { status: 'coming_soon' }))).toBe(false);
  });

  it('RNG-3: cuts the description at 200 characters at a word', () => {
    const cut = cardDescription('word '.repeat(60));
    expect(cut).toBe(`${'word '.repeat(39)}word…`);
    expect(cut.length).toBeLessThanOrEqual(200);
  });
});
