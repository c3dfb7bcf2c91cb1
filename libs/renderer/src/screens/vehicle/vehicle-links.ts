import type { Car, Site } from '@forecourt/block-schemas';

/** Where a visitor goes from a car's page; each form starts with the car filled in (FRM-8). */
export interface VehicleLinks {
  readonly enquiry: string;
  readonly testDrive: string;
  readonly finance: string;
  readonly tradeIn?: string;
  readonly stock: string;
}

/** The links of one car. */
export function vehicleLinks(car: Car, { settings }: Pick<Site, 'settings'>): VehicleLinks {
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
  const { tradeInPath, stockPath = '/cars' } = settings?.cars ?? {};
  return {
    enquiry: withCar('/contact'),
    testDrive: withCar('/book-test-drive/', car.make ? { make: car.make } : {}),
    finance: withCar(
      '/finance',
      car.price === undefined ? {} : { vehiclePriceBudget: String(Math.round(car.price)) },
    ),
    tradeIn: tradeInPath && withCar(tradeInPath),
    stock: stockPath,
  };
}
