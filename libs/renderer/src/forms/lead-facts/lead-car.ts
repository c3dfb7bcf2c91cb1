import type { Car, TenantSnapshot } from '@forecourt/block-schemas';
import { askingPrice } from '@forecourt/domain';
import { carHref } from '../../cars/car-href.ts';
import { visiblePhotos } from '../../cars/car-photos.ts';
import { moneyFormatOf } from '../../context/money-format.ts';
import { shareUrl, usablePicture } from '../../image/widths.ts';

/** Describes a car in stock for the dealer's staff and CRM: what it costs, and where to see it. */
export function leadCar(car: Car, { site, assets }: Pick<TenantSnapshot, 'site' | 'assets'>) {
  const [domain] = site.domains;
  const origin = domain === undefined ? undefined : `https://${domain}`;
  const images = visiblePhotos(car, assets).map((photo) => {
    const asset = usablePicture(assets, photo);
    return asset ? origin && origin + shareUrl(asset) : photo;
  });
  // Mail programs load pictures from secure addresses only.
  const image = images.find((each) => each?.startsWith('https://'));
  const price = askingPrice(car);
  return {
    id: car.id,
    name: car.name,
    stock_number: car.stock_number || undefined,
    price,
    currency: price === undefined ? undefined : moneyFormatOf(site).currency,
    status: car.status || undefined,
    location: car.location_name || undefined,
    url: origin && origin + carHref(car),
    image_url: image,
  };
}
