import type { Car, QueryOf } from '@forecourt/block-schemas';
import { dotted } from '@forecourt/copy';
import {
  askingPrice,
  carsIn,
  facetFilter,
  isAvailable,
  isSold,
  notSold,
  safeSrc,
} from '@forecourt/domain';
import { carDescriptions, carField, type FormDefinition } from '@forecourt/forms';
import { formatMoney } from '@forecourt/pricing';
import type { RenderContext } from '../context/render-context.ts';
import { imageUrl, widthsFor } from '../image/widths.ts';
import type { Ask } from './form-of-block.ts';
import type { CarOption } from './view/form-view.ts';

/** Number of cars that a form offers. */
const maxCars = 6;

/** Number of the newest cars among which different models are found. */
const searched = 60;

/** Attributes of the stock by the query parameters that limit it. */
const attributes: Readonly<Record<string, string>> = { make: 'make', model_name: 'model' };

/** Returns the search for the cars that a form offers: the newest, of the URL's make and model. */
export function carListQueries(form: FormDefinition, search: string): readonly QueryOf<'search'>[] {
  if (!carField(form)) return [];
  const query = new URLSearchParams(search);
  const named = carDescriptions.flatMap((name) => {
    const value = query.get(name)?.trim();
    return value && value.length <= 100 ? [[facetFilter(attributes[name]!, value)]] : [];
  });
  const params = { facetFilters: [notSold, ...named], hitsPerPage: searched };
  return [{ kind: 'search', requests: [{ indexName: 'cars', params }] }];
}

/** Returns cars of different models as long as there are any, then others; in their order. */
function differentCars(cars: readonly Car[], most: number): readonly Car[] {
  const models = new Set<string>();
  const first: Car[] = [];
  const others: Car[] = [];
  for (const car of cars) {
    const key = `${car.make} ${car.model}`;
    (models.has(key) ? others : first).push(car);
    models.add(key);
  }
  return [...first, ...others].slice(0, most);
}

type ChoiceContext = Pick<RenderContext, 'assets' | 'locale' | 'currency' | 'copy' | 'url'>;

function pictureOf({ photos }: Car, { assets }: ChoiceContext): CarOption['picture'] {
  const [photo] = photos ?? [];
  if (photo === undefined) return undefined;
  const asset = assets.get(photo);
  if (asset?.refused) return undefined;
  if (asset) {
    const width = widthsFor(asset)[0];
    return {
      src: imageUrl(asset, width, 'webp'),
      isCutOut: asset.cutOut,
    };
  }
  const src = photo.startsWith('/assets/') ? undefined : safeSrc(photo);
  return src === undefined ? undefined : { src };
}

function choiceOf(car: Car, ctx: ChoiceContext): CarOption {
  const price = askingPrice(car);
  const { carCard } = ctx.copy;
  const cost =
    price === undefined ? `${carCard.askUs} ${carCard.forPrice}` : formatMoney(price, ctx);
  const picture = pictureOf(car, ctx);
  return {
    id: car.id,
    name: car.name,
    note: dotted(cost, car.location_name),
    yard: car.location_id,
    picture,
  };
}

/**
 * Returns the cars that a form offers: the one in the URL alone, else a few of different models.
 * @param car the car in the URL
 */
export function carChoices(
  form: FormDefinition,
  car: Car | undefined,
  ask: Ask,
  ctx: ChoiceContext,
): readonly CarOption[] {
  if (!carField(form)) return [];
  if (car && !isSold(car)) return [choiceOf(car, ctx)];
  const [query] = carListQueries(form, ctx.url.search);
  const [answer] = (query && ask(query)) ?? [];
  const free = (answer ? carsIn(answer) : []).filter(isAvailable);
  const hasPhoto = ({ photos = [] }: Car) => photos.length > 0;
  const best = [...free.filter(hasPhoto), ...free.filter((each) => !hasPhoto(each))];
  return differentCars(best, maxCars).map((each) => choiceOf(each, ctx));
}
