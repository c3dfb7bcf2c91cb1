import type { BlockType } from '@forecourt/block-schemas';
import { embed } from '../blocks/embed/embed.tsx';
import { financeCalculator } from '../blocks/financeCalculator/financeCalculator.tsx';
import { header } from '../blocks/header/header.tsx';
import { horizontalRule } from '../blocks/horizontalRule/horizontalRule.tsx';
import { image } from '../blocks/image/image.tsx';
import { imageBanner } from '../blocks/imageBanner/imageBanner.tsx';
import { list } from '../blocks/list/list.tsx';
import { paragraph } from '../blocks/paragraph/paragraph.tsx';
import { raw } from '../blocks/raw/raw.tsx';
import { table } from '../blocks/table/table.tsx';
import { tags } from '../blocks/tags/tags.tsx';
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
  embed,
  faq: needsData('faq'),
  financeCalculator,
  form: needsData('form'),
  formBuilder: needsData('formBuilder'),
  header,
  horizontalRule,
  iconButtonsTool: needsData('iconButtonsTool'),
  image,
  imageBackground: needsData('imageBackground'),
  imageBanner,
  imageSlider: needsData('imageSlider'),
  list,
  locations: needsData('locations'),
  modelColors: needsData('modelColors'),
  modelFeatures: needsData('modelFeatures'),
  modelVariants: needsData('modelVariants'),
  offers: needsData('offers'),
  paragraph,
  raw,
  reviews: needsData('reviews'),
  search: needsData('search'),
  success: needsData('success'),
  table,
  tag: needsData('tag'),
  tags,
  team: needsData('team'),
  twgSalesCounter: needsData('twgSalesCounter'),
  video: needsData('video'),
  websiteBrands: needsData('websiteBrands'),
} satisfies { readonly [T in BlockType]: BlockDefinition<T> };
