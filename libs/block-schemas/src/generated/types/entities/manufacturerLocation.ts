/* Generated from src/entities/manufacturerLocation.json by `npm run codegen`. Do not edit. */
import type { Href, Key, ShortText, Slug } from '../common.ts';

/** A dealership's location in a make's network, for the dealership search. */
export interface ManufacturerLocation {
  /** Id of the location (location_id of a lead). */
  id: Key;
  /** Display name. */
  name: ShortText;
  /** Service of the location: sales, service, parts or another term of the make. */
  location_type?: ShortText;
  address?: ManufacturerLocationAddress;
  dealership?: ManufacturerLocationDealership;
  /** Id of the dealership's website. */
  website_id?: Key;
  /** Name of the website. */
  website_name?: ShortText;
  /** Address of the website. */
  website_url?: Href;
}

/** Postal address. */
export interface ManufacturerLocationAddress {
  /** House number and street. */
  street?: ShortText;
  /** Town or suburb. */
  city?: ShortText;
  /** State or region. */
  state?: ShortText;
  /** Postcode. */
  postcode?: ShortText;
  /** Latitude in degrees, north positive. */
  lat?: number;
  /** Longitude in degrees, east positive. */
  long?: number;
}

/** The dealership that runs it. */
export interface ManufacturerLocationDealership {
  /** Identifies the dealership (dealership_id of a lead). */
  id: Key;
  /** The dealership's slug (dealership_slug of a lead). */
  slug: Slug;
}
