import type { Car, TenantSnapshot } from '@forecourt/block-schemas';
import { askingPrice } from '@forecourt/domain';
import type { LeadCar } from '@forecourt/leads';
import {
  carHref,
  moneyFormatOf,
  shareUrl,
  usablePicture,
  visiblePhotos,
} from '@forecourt/renderer';

/** Describes a car in stock for the dealer's staff and CRM: what it costs, and where to see it. */
export function leadCar(
  car: Car,
  { site, assets }: Pick<TenantSnapshot, 'site' | 'assets'>,
): LeadCar {
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
    ...(car.stock_number && { stock_number: car.stock_number }),
    ...(price !== undefined && {
      price,
      currency: moneyFormatOf(site).currency,
    }),
    ...(car.status && { status: car.status }),
    ...(car.location_name && { location: car.location_name }),
    ...(origin && { url: origin + carHref(car) }),
    ...(image && { image_url: image }),
  };
}
