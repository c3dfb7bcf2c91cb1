import type { Model, ModelColour, ModelVariant } from '@forecourt/block-schemas';
import { paints as hexOf, type PaintName } from '../art/paints.ts';
import { carPicture } from '../art/renders/views.ts';
import { lookOfCar } from './looks.ts';
import type { ModelFacts, Paint } from './stock/range.ts';

/** What a tenant's feed adds to a model's price: dearest paint. */
export interface RangeOptions {
  paints: readonly Paint[];
  dearestPaint: number;
}

const look = ({ make, name, body }: ModelFacts) => lookOfCar({ make, model: name, body });

function coloursOf(model: ModelFacts, { paints }: RangeOptions): ModelColour[] {
  const colour = (paint: PaintName, model_variant_name?: string): ModelColour => {
    const { name, type } = paints.find((entry) => entry.paint === paint)!;
    return {
      name,
      photo_url: `/assets/${carPicture(look(model), paint)}`,
      hexCode: hexOf[paint],
      oem_id: type,
      model_variant_name,
    };
  };
  const ofVariants = model.variants.flatMap(({ paints: own = [], fullName }) =>
    own.map((paint) => colour(paint, fullName)),
  );
  return model.perVariant
    ? ofVariants
    : [...model.paints.map((paint) => colour(paint)), ...ofVariants];
}

function variantsOf(model: ModelFacts, { dearestPaint }: RangeOptions): ModelVariant[] {
  return model.variants.map(({ id, fullName, series, price, pack, features, shown, ...facts }) => ({
    id,
    full_name: fullName,
    series,
    features: [...features],
    image: { url: `/assets/${carPicture(look(model), shown)}` },
    ...(facts.specifications && {
      specifications: Object.entries(facts.specifications).map(([name, value]) => ({
        name,
        value,
      })),
    }),
    consumption: facts.consumption,
    service_cost: facts.serviceCost,
    ...(price > 0 && { dap_min_price: price, dap_max_price: price + pack + dearestPaint }),
  }));
}

/** The facts of a model as the entity that pages read. A model without a price has none. */
export function modelEntity(model: ModelFacts, options: RangeOptions): Model {
  const [body1, body2, body3] = model.categories;
  const prices = model.variants.map(({ price }) => price).filter((price) => price > 0);
  return {
    id: model.id,
    slug: model.slug,
    new_slug: model.newSlug,
    name: model.name,
    status: model.status ?? 'available',
    manufacturer_name: model.make,
    manufacturer_body: body1,
    manufacturer_body2: body2,
    manufacturer_body3: body3,
    body: [...model.bodies],
    ...(prices.length > 0 && { from_price: Math.min(...prices) }),
    short_description: model.text,
    image: { url: `/assets/${carPicture(look(model), model.shown)}` },
    ...(model.banner !== undefined && { banner: { url: model.banner } }),
    ...(model.brochure && { brochure_url: `/assets/brochures/${model.slug}.pdf` }),
    colours: coloursOf(model, options),
    model_variants: variantsOf(model, options),
  };
}
