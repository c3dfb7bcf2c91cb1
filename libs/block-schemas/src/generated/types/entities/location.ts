/* Generated from src/entities/location.json by `npm run codegen`. Do not edit. */
import type { Href, Key, ShortText } from '../common.ts';

/** One of the dealer's own locations. */
export interface DealerLocation {
  /** Id of the location; other files and pages refer to it. */
  id: Key;
  /** Display name. */
  name: ShortText;
  /** False hides the location everywhere. */
  visible?: boolean;
  /** True for a location that is shown where a block doesn't choose any. */
  primary?: boolean;
  address?: DealerLocationAddress;
  contact_detail?: DealerLocationContact;
  /**
   * Services of the location.
   *
   * Items: One service.
   */
  location_type?: ('sales' | 'service' | 'parts')[];
  /**
   * Names of the makes sold or serviced there.
   *
   * Items: Name of a make.
   */
  manufacturers?: ShortText[];
}

/** Postal address. */
export interface DealerLocationAddress {
  /** House number and street. */
  street?: ShortText;
  /** Town or suburb. */
  city?: ShortText;
  /** State or region. */
  state?: ShortText;
  /** Postcode. */
  postcode?: ShortText;
  /** The location on a map service; the address links to it. */
  place_url?: Href;
  /** Latitude in degrees, north positive. */
  lat?: number;
  /** Longitude in degrees, east positive. */
  long?: number;
}

/** Contact details. */
export interface DealerLocationContact {
  /** Phone number in readable form. */
  phone?: string;
}
