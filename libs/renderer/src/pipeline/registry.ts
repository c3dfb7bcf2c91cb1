import type { BlockType } from '@forecourt/block-schemas';
import { alternatingColumns } from '../blocks/alternatingColumns/alternatingColumns.tsx';
import { brandDescription } from '../blocks/brandDescription/brandDescription.tsx';
import { brandModels } from '../blocks/brandModels/brandModels.tsx';
import { buttons } from '../blocks/buttons/buttons.tsx';
import { cardsTool } from '../blocks/cardsTool/cardsTool.tsx';
import { cars } from '../blocks/cars/cars.tsx';
import { columns } from '../blocks/columns/columns.tsx';
import { customComponent } from '../blocks/customComponent/customComponent.tsx';
import { embed } from '../blocks/embed/embed.tsx';
import { faq } from '../blocks/faq/faq.tsx';
import { financeCalculator } from '../blocks/financeCalculator/financeCalculator.tsx';
import { form } from '../blocks/form/form.tsx';
import { formBuilder } from '../blocks/formBuilder/formBuilder.tsx';
import { header } from '../blocks/header/header.tsx';
import { horizontalRule } from '../blocks/horizontalRule/horizontalRule.tsx';
import { iconButtonsTool } from '../blocks/iconButtonsTool/iconButtonsTool.tsx';
import { image } from '../blocks/image/image.tsx';
import { imageBackground } from '../blocks/imageBackground/imageBackground.tsx';
import { imageBanner } from '../blocks/imageBanner/imageBanner.tsx';
import { imageSlider } from '../blocks/imageSlider/imageSlider.tsx';
import { list } from '../blocks/list/list.tsx';
import { locations } from '../blocks/locations/locations.tsx';
import { modelColors } from '../blocks/modelColors/modelColors.tsx';
import { modelFeatures } from '../blocks/modelFeatures/modelFeatures.tsx';
import { modelVariants } from '../blocks/modelVariants/modelVariants.tsx';
import { offers } from '../blocks/offers/offers.tsx';
import { paragraph } from '../blocks/paragraph/paragraph.tsx';
import { raw } from '../blocks/raw/raw.tsx';
import { reviews } from '../blocks/reviews/reviews.tsx';
import { search } from '../blocks/search/search.tsx';
import { success } from '../blocks/success/success.tsx';
import { table } from '../blocks/table/table.tsx';
import { tag } from '../blocks/tag/tag.tsx';
import { tags } from '../blocks/tags/tags.tsx';
import { team } from '../blocks/team/team.tsx';
import { twgSalesCounter } from '../blocks/twgSalesCounter/twgSalesCounter.tsx';
import { video } from '../blocks/video/video.tsx';
import { websiteBrands } from '../blocks/websiteBrands/websiteBrands.tsx';
import type { BlockDefinition } from './types.ts';

/** Every block type's definition; a missing one is a compile error. */
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
