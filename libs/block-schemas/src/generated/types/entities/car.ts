/* Generated from src/entities/car.json by `npm run codegen`. Do not edit. */
import type { AssetPath, BlockHtml, Key, ShortText, Slug } from '../common.ts';

/** A car in stock. */
export interface Car {
  /** Identifies the car in enquiries (car_id). */
  id: Key;
  /** The car's page, /cars/{slug}. */
  slug: Slug;
  /** Year, make, model and badge as the card shows them. */
  name: ShortText;
  /** Name of the make. */
  make?: ShortText;
  /**
   * Asking price, in units of the site's currency; without one, or with 0 or less, the card shows no price.
   */
  price?: number;
  /** The dealer's description of the car. */
  dealercomments?: BlockHtml;
  /**
   * Images of the car, the main one first.
   *
   * Items: An image file.
   */
  photos?: AssetPath[];
  /** Number of images. */
  photos_count?: number;
  /** New, Used or Demo. */
  car_type?: ShortText;
  /** Name of the model. */
  model?: ShortText;
  /** Body type in one word, such as SUV. */
  simple_body?: ShortText;
  /** The maker's name for the trim. */
  badge?: ShortText;
  /** The dealer's label, such as Just arrived. */
  tag?: ShortText;
  /** Advertising account that the car comes from. */
  carsales_account?: ShortText;
  /** Location of the car, by its id. */
  location_id?: Key;
  /** Name of the location of the car. */
  location_name?: ShortText;
  /** Fuel in one word, such as Petrol, Hybrid, Electric. */
  simple_fuel?: ShortText;
  /** Availability, such as Available, On hold or Sold. */
  status?: ShortText;
  /** The dealer's own number for it. */
  stock_number?: ShortText;
  /** Vehicle identification number, or the chassis number of an older car. */
  vin?: ShortText;
  /** Registration plate, or the remaining registration. */
  rego?: ShortText;
  /**
   * The maker's name for the body, such as Dual Cab Pick-up; simple_body is used for searching.
   */
  body?: ShortText;
  /** Number of doors. */
  doors?: number;
  /** Gearbox, such as Automatic or 6-speed manual. */
  transmission?: ShortText;
  /** Driven wheels, such as Front, AWD, 4x4. */
  drive_type?: ShortText;
  /** Engine or motor, such as 2.0 L turbo. */
  engine?: ShortText;
  /** Colour of the paint. */
  colour?: ShortText;
  /** Colour and material of the seats. */
  interior_colour?: ShortText;
  /** Number of seats. */
  seats?: number;
  /** True for a car of the maker's approved used programme. */
  certified?: boolean;
  /** Year of build. */
  year?: number;
  /** Odometer reading in kilometres. */
  km?: number;
  /** Time when the car came into stock, in seconds since 1970; the default order. */
  created_at_timestamp?: number;
}
