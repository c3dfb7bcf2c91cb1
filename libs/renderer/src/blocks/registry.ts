import type { AnyBlock, BlockType } from '@forecourt/block-schemas';
import { alternatingColumns } from './alternatingColumns/alternatingColumns.tsx';
import { brandDescription } from './brandDescription/brandDescription.tsx';
import { brandModels } from './brandModels/brandModels.tsx';
import { buttons } from './buttons/buttons.tsx';
import { cardsTool } from './cardsTool/cardsTool.tsx';
import { cars } from './cars/cars.tsx';
import { columns } from './columns/columns.tsx';
import { customComponent } from './customComponent/customComponent.tsx';
import { embed } from './embed/embed.tsx';
import { faq } from './faq/faq.tsx';
import { financeCalculator } from './financeCalculator/financeCalculator.tsx';
import { form } from './form/form.tsx';
import { formBuilder } from './formBuilder/formBuilder.tsx';
import { header } from './header/header.tsx';
import { horizontalRule } from './horizontalRule/horizontalRule.tsx';
import { iconButtonsTool } from './iconButtonsTool/iconButtonsTool.tsx';
import { image } from './image/image.tsx';
import { imageBackground } from './imageBackground/imageBackground.tsx';
import { imageBanner } from './imageBanner/imageBanner.tsx';
import { imageSlider } from './imageSlider/imageSlider.tsx';
import { list } from './list/list.tsx';
import { locations } from './locations/locations.tsx';
import { modelColors } from './modelColors/modelColors.tsx';
import { modelFeatures } from './modelFeatures/modelFeatures.tsx';
import { modelVariants } from './modelVariants/modelVariants.tsx';
import { offers } from './offers/offers.tsx';
import { paragraph } from './paragraph/paragraph.tsx';
import { raw } from './raw/raw.tsx';
import { reviews } from './reviews/reviews.tsx';
import { search } from './search/search.tsx';
import { success } from './success/success.tsx';
import { table } from './table/table.tsx';
import { tag } from './tag/tag.tsx';
import { tags } from './tags/tags.tsx';
import { team } from './team/team.tsx';
import { twgSalesCounter } from './twgSalesCounter/twgSalesCounter.tsx';
import { video } from './video/video.tsx';
import { websiteBrands } from './websiteBrands/websiteBrands.tsx';
import type { BlockDefinition } from '../context/block-definition.ts';

/** Definition of every block type; a missing one is a compile error. */
export const registry = {
  alternatingColumns,
  brandDescription,
  brandModels,
  buttons,
  cardsTool,
  cars,
  columns,
  customComponent,
  embed,
  faq,
  financeCalculator,
  form,
  formBuilder,
  header,
  horizontalRule,
  iconButtonsTool,
  image,
  imageBackground,
  imageBanner,
  imageSlider,
  list,
  locations,
  modelColors,
  modelFeatures,
  modelVariants,
  offers,
  paragraph,
  raw,
  reviews,
  search,
  success,
  table,
  tag,
  tags,
  team,
  twgSalesCounter,
  video,
  websiteBrands,
} satisfies { readonly [T in BlockType]: BlockDefinition<T> };

/** A definition whose block type is not known at compile time. */
export type AnyDefinition = BlockDefinition<BlockType, AnyBlock['data']>;

/** Returns the definition of a built-in type. */
export const definitionOf = (type: BlockType): AnyDefinition =>
  registry[type] as unknown as AnyDefinition;
