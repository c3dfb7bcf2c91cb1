/* Generated from src/entities/manufacturerLocation.json by `npm run codegen`. Do not edit. */
import type { Href, Key, ShortText, Slug } from '../common.ts';

/** A place of a dealership anywhere in a make's network, as the dealership search lists it. */
export interface ManufacturerLocation {
  /** Identifies the place (location_id of a lead). */
  id: Key;
  /** What people call it. */
  name: ShortText;
  /** What is done there: sales, service, parts or another word of the make's. */
  location_type?: ShortText;
  address?: ManufacturerLocationAddress;
  dealership?: ManufacturerLocationDealership;
  /** The website that it belongs to. */
  website_id?: Key;
  /** Name of that website. */
  website_name?: ShortText;
  /** Address of that website. */
  website_url?: Href;
}

/** Where it is. */
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
