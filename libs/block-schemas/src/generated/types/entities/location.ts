/* Generated from src/entities/location.json by `npm run codegen`. Do not edit. */
import type { Href, Key, ShortText } from '../common.ts';

/** A place of the dealer's own, as location cards show it. */
export interface DealerLocation {
  /** Identifies the place; other files and pages name it by this. */
  id: Key;
  /** What people call it. */
  name: ShortText;
  /** False: left out everywhere. */
  visible?: boolean;
  /** True: one of the places shown where no other choice was made. */
  primary?: boolean;
  address?: DealerLocationAddress;
  contact_detail?: DealerLocationContact;
  /**
   * What is done there.
   *
   * Items: One thing done there.
   */
  location_type?: ('sales' | 'service' | 'parts')[];
  /**
   * Names of the makes sold or looked after there.
   *
   * Items: Name of a make.
   */
  manufacturers?: ShortText[];
}

/** Where it is. */
export interface DealerLocationAddress {
  /** House number and street. */
  street?: ShortText;
  /** Town or suburb. */
  city?: ShortText;
  /** State or region. */
  state?: ShortText;
  /** Postcode. */
  postcode?: ShortText;
  /** The place on a map service; the address links to it. */
  place_url?: Href;
  /** Latitude in degrees, north positive. */
  lat?: number;
  /** Longitude in degrees, east positive. */
  long?: number;
}

/** How to reach it. */
export interface DealerLocationContact {
  /** Phone number as people write it. */
  phone?: string;
}
