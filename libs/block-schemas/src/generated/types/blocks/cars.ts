/* Generated from src/blocks/cars/schema.json by `npm run codegen`. Do not edit. */
import type { Href, ShortText } from '../common.ts';

/** Cars in stock, with a panel to search them. */
export interface CarsData {
  /** Heading above the cars. */
  heading?: ShortText;
  /**
   * list: cars, with the panel beside them; finder: a short search alone that leads to the stock page, drawn over the lower edge of a hero above it. A finder ignores showAllCars, hideSearch and hideViewAllButton.
   */
  variant?: 'list' | 'finder';
  /** For finder: searches that people often ask for, as links. */
  links?: CarsLink[];
  /** Show up to 250 cars at once instead of a few. A finder shows no cars and ignores it. */
  showAllCars?: boolean;
  /** Cars that this block is limited to; every entry must hold. */
  filters?: CarFilter[];
  /** Leave out cars with fewer pictures. */
  minPhotos?: number;
  /** The order at first; visitors may choose another. A finder passes it to the stock page. */
  sort?:
    | 'created_at_timestamp:desc'
    | 'created_at_timestamp:asc'
    | 'price:asc'
    | 'price:desc'
    | 'year:desc'
    | 'year:asc'
    | 'km:asc'
    | 'km:desc';
  /** Leave out the Search panel. A finder ignores it. */
  hideSearch?: boolean;
  /**
   * What the Search panel offers, in order; everything if left out.
   *
   * Items: An attribute.
   */
  facets?: (
    | 'car_type'
    | 'make'
    | 'model'
    | 'simple_body'
    | 'badge'
    | 'tag'
    | 'carsales_account'
    | 'location_name'
    | 'simple_fuel'
    | 'status'
    | 'seats'
    | 'certified'
    | 'year'
    | 'km'
    | 'price'
  )[];
  /**
   * Leave out the View All Cars button, which otherwise shows on pages of type Car. A finder has no such button and ignores it.
   */
  hideViewAllButton?: boolean;
}

/** A search by its address. */
export interface CarsLink {
  /** What the link says. */
  text: ShortText;
  href: Href;
}

/** A condition on one attribute. */
export interface CarFilter {
  /** The attribute. */
  field:
    | 'car_type'
    | 'make'
    | 'model'
    | 'simple_body'
    | 'badge'
    | 'tag'
    | 'carsales_account'
    | 'location_name'
    | 'simple_fuel'
    | 'status'
    | 'seats'
    | 'certified'
    | 'year'
    | 'km'
    | 'price';
  /**
   * Any one of these.
   *
   * Items: A value as the stock spells it.
   */
  values?: ShortText[];
  /** At least this; for seats, year, km and price. */
  min?: number;
  /** At most this; for seats, year, km and price. */
  max?: number;
}
