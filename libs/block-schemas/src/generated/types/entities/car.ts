/* Generated from src/entities/car.json by `npm run codegen`. Do not edit. */
import type { AssetPath, BlockHtml, Day, Key, Month, ShortText, Slug } from '../common.ts';

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
  /** Basic colour, such as White or Blue; by default the one in the name of the paint. */
  simple_colour?: ShortText;
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
  /** Month of build, YYYY-MM. */
  built?: Month;
  /** Number of previous owners; 0 for a new car. */
  owners?: number;
  /**
   * Features, in groups or in one group without a name, the most important of each group first. The page shows eight of them at once, taken from all groups in turn.
   */
  features?: CarFeatureGroup[];
  /** Combined fuel consumption in litres per 100 km. */
  fuel_consumption?: number;
  /** Combined energy consumption in kWh per 100 km. */
  energy_consumption?: number;
  /** Range on electricity in kilometres. */
  electric_range_km?: number;
  /** Largest mass of a trailer with brakes, in kilograms. */
  towing_braked_kg?: number;
  /** Largest mass of a trailer without brakes, in kilograms. */
  towing_unbraked_kg?: number;
  /** Payload in kilograms. */
  payload_kg?: number;
  /** Kerb mass in kilograms. */
  kerb_mass_kg?: number;
  /** Length in millimetres. */
  length_mm?: number;
  /** Width in millimetres, without mirrors. */
  width_mm?: number;
  /** Height in millimetres. */
  height_mm?: number;
  /** Wheelbase in millimetres. */
  wheelbase_mm?: number;
  /** Ground clearance in millimetres. */
  ground_clearance_mm?: number;
  /** Volume of the boot in litres, with all seats up. */
  boot_litres?: number;
  /** Remaining warranty in words, such as Seven years, unlimited kilometres. */
  warranty?: ShortText;
  /** Last day of the warranty; shown until then, in place of warranty. */
  warranty_until?: Day;
  /** Day of the inspection. */
  inspection_date?: Day;
  /** Number of points that the inspection covers. */
  inspection_checks?: number;
  /**
   * Results of the inspection, such as Brake pads: 8 mm front, 7 mm rear.
   *
   * Items: One result.
   */
  inspection_points?: ShortText[];
  /** Inspection report as a file, such as a PDF. */
  inspection_url?: AssetPath;
  /** Day of the history check. */
  history_date?: Day;
  /**
   * Results of the history check, such as No money owing.
   *
   * Items: One result.
   */
  history_points?: ShortText[];
  /** History report as a file, such as a PDF. */
  history_url?: AssetPath;
  /** Consumer Information Notice of a used car in New Zealand: a file such as a PDF, or a page. */
  consumer_notice_url?: AssetPath;
  /** Video of the car: an MP4 file, or its page on YouTube or Vimeo. */
  video_url?: AssetPath;
  /** Person to ask about the car, by the slug of the team member. */
  salesperson?: Key;
  /**
   * Price before the latest reduction; forecourt import records it. Without a later, lower price it is ignored.
   */
  price_before?: number;
  /** Day of the latest reduction of the price; forecourt import records it. */
  price_reduced_on?: Day;
  /** Time when the car came into stock, in seconds since 1970; the default order. */
  created_at_timestamp?: number;
}

/** Features that belong together. */
export interface CarFeatureGroup {
  /** Name of the group, such as Safety. */
  name?: ShortText;
  /**
   * Features of the group.
   *
   * Items: One feature.
   */
  items: ShortText[];
}
