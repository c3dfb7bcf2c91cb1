import type { BlockType } from '@forecourt/block-schemas';
import { financeCalculator } from '../blocks/financeCalculator/financeCalculator.tsx';
import { imageBanner } from '../blocks/imageBanner/imageBanner.tsx';
import { needsData } from './needs-data.ts';
import type { BlockDefinition } from './types.ts';

/** Every block type's definition; a missing one is a compile error. */
export const registry = {
  alternatingColumns: needsData('alternatingColumns'),
  brandDescription: needsData('brandDescription'),
  brandModels: needsData('brandModels'),
  buttons: needsData('buttons'),
  cardsTool: needsData('cardsTool'),
  cars: needsData('cars'),
  columns: needsData('columns'),
  customComponent: needsData('customComponent'),
  embed: needsData('embed'),
  faq: needsData('faq'),
  financeCalculator,
  form: needsData('form'),
  formBuilder: needsData('formBuilder'),
  header: needsData('header'),
  horizontalRule: needsData('horizontalRule'),
  iconButtonsTool: needsData('iconButtonsTool'),
  image: needsData('image'),
  imageBackground: needsData('imageBackground'),
  imageBanner,
  imageSlider: needsData('imageSlider'),
  list: needsData('list'),
  locations: needsData('locations'),
  modelColors: needsData('modelColors'),
  modelFeatures: needsData('modelFeatures'),
  modelVariants: needsData('modelVariants'),
  offers: needsData('offers'),
  paragraph: needsData('paragraph'),
  raw: needsData('raw'),
  reviews: needsData('reviews'),
  search: needsData('search'),
  success: needsData('success'),
  table: needsData('table'),
  tag: needsData('tag'),
  tags: needsData('tags'),
  team: needsData('team'),
  twgSalesCounter: needsData('twgSalesCounter'),
  video: needsData('video'),
  websiteBrands: needsData('websiteBrands'),
} satisfies { readonly [T in BlockType]: BlockDefinition<T> };
