/* Generated from src/entities/location.json by `npm run codegen`. Do not edit. */
import type { Holiday, Href, Key, ShortText } from '../common.ts';

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
  /** IANA time zone of the location; the site's by default. */
  timeZone?: string;
  /**
   * Opening hours, in the location's time zone. A day without an entry is closed; without any entry, no hours are shown.
   */
  openingHours?: DealerLocationHours[];
  /** Days with other hours than usual, such as public holidays. */
  holidays?: DealerLocationHoliday[];
  /** Links to the booking pages for this location. */
  bookings?: DealerLocationBooking[];
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

/**
 * Hours of a department on some days of the week. Two entries for one day are two periods, such as before and after lunch.
 */
export interface DealerLocationHours {
  /** The department; every department by default. */
  department?: 'sales' | 'service' | 'parts';
  /**
   * Days of the week.
   *
   * Items: A day.
   */
  days: ('Mon' | 'Tue' | 'Wed' | 'Thu' | 'Fri' | 'Sat' | 'Sun')[];
  /** Opening time. */
  from: string;
  /**
   * Closing time, later than the opening time; 24:00 for midnight. From 00:00 to 24:00 is shown as open 24 hours.
   */
  to: string;
}

/** Other hours on one day; closed without times. */
export interface DealerLocationHoliday {
  day: Holiday;
  /**
   * The same hours on the next weekday that is no holiday, in years in which the day falls on a weekend, as for public holidays that are Mondayised.
   */
  observed?: boolean;
  /** Name of the day, such as Christmas Day. */
  name: ShortText;
  /** The only department with these hours; every department by default. */
  department?: 'sales' | 'service' | 'parts';
  /** Opening time. */
  from?: string;
  /**
   * Closing time, later than the opening time; 24:00 for midnight. From 00:00 to 24:00 is shown as open 24 hours.
   */
  to?: string;
}

/** Link to a booking page. */
export interface DealerLocationBooking {
  /** Label of the link, such as Book a service. */
  text: ShortText;
  /** The page. */
  href: Href;
}
