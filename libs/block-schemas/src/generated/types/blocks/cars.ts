/* Generated from src/blocks/cars/schema.json by `npm run codegen`. Do not edit. */
import type { HeadingLink, Href, ShortText } from '../common.ts';

/** Cars in stock, with a panel to search them. */
export interface CarsData {
  /** Heading above the cars. */
  heading?: ShortText;
  /** Link beside the heading of a list without a search, such as to all cars. */
  headingLink?: HeadingLink;
  /**
   * list: cars, with the panel beside them; finder: only a short search that leads to the stock page, overlapping the lower edge of a hero above it. A finder ignores showAllCars, hideSearch and hideViewAllButton.
   */
  variant?: 'list' | 'finder';
  /** For finder: frequent searches, as links. */
  links?: CarsLink[];
  /** Show up to 250 cars at once instead of a few. A finder shows no cars and ignores it. */
  showAllCars?: boolean;
  /**
   * Cars to show at first, and to add with each Show more link, instead of numbered pages. Ignored with showAllCars and by a finder.
   */
  showMore?: number;
  /** Conditions for the cars of this block; all of them must match. */
  filters?: CarFilter[];
  /**
   * Leave out cars with fewer images. A visitor who types the stock number, VIN or registration of such a car still finds it.
   */
  minPhotos?: number;
  /** Initial order; visitors can choose another. A finder passes it to the stock page. */
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
   * Attributes in the Search panel, in order; all by default.
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
    | 'simple_transmission'
    | 'simple_colour'
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
  /** Label of the link. */
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
    | 'simple_transmission'
    | 'simple_colour'
    | 'status'
    | 'seats'
    | 'certified'
    | 'year'
    | 'km'
    | 'price';
  /**
   * Values, one of which must match.
   *
   * Items: A value, spelt as in stock.
   */
  values?: ShortText[];
  /** Minimum; for seats, year, km and price. */
  min?: number;
  /** Maximum; for seats, year, km and price. */
  max?: number;
}
