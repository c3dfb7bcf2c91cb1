import type { Car, Site, TenantSnapshot } from '@forecourt/block-schemas';
import { askingPrice, isAvailable } from '@forecourt/domain';
import { screenForms } from '../../forms/forms-of-screens.ts';

/** Links of a car's page. Each form is prefilled with the car (FRM-8). */
export interface VehicleLinks {
  readonly enquiry: string;
  readonly testDrive: string;
  readonly finance: string;
  readonly tradeIn?: string;
  /** Payment of the deposit for which the car is held; undefined if it can't be held. */
  readonly hold?: string;
  readonly stock: string;
}

/** Fragment of the enquiry form on the page. */
const enquiry = `#${screenForms.vehicle}`;

/**
 * Returns the links of a car. Without a page for test drives or finance they lead to the enquiry
 * form.
 */
export function vehicleLinks(
  car: Car,
  { settings }: Pick<Site, 'settings'>,
  pages: Pick<TenantSnapshot['pages'], 'get'>,
): VehicleLinks {
  const about = new URLSearchParams({
    ...(car.stock_number && { stock_number: car.stock_number }),
    selected_car: car.name,
    car_id: car.id,
  });
  const withCar = (path: string, more: Record<string, string> = {}): string => {
    const [address, ...fragment] = path.split('#');
    const query = new URLSearchParams([...about, ...Object.entries(more)]);
    const joined = `${address}${address!.includes('?') ? '&' : '?'}${query}`;
    return [joined, ...fragment].join('#');
  };
  const pageOrEnquiry = (path: string, more: Record<string, string>): string => {
    const found = pages.get(path) ?? pages.get(`${path}/`);
    return found ? withCar(found.page.path, more) : enquiry;
  };
  const price = askingPrice(car);
  const { tradeInPath, hold, stockPath = '/cars' } = settings?.cars ?? {};
  return {
    enquiry,
    testDrive: pageOrEnquiry('/book-test-drive', car.make ? { make: car.make } : {}),
    finance: pageOrEnquiry(
      '/finance',
      price === undefined ? {} : { vehiclePriceBudget: String(Math.round(price)) },
    ),
    tradeIn: tradeInPath && withCar(tradeInPath),
    hold: hold && price !== undefined && isAvailable(car) ? withCar(hold.href) : undefined,
    stock: stockPath,
  };
}
