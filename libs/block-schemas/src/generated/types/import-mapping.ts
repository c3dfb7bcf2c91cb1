/* Generated from src/import-mapping.json by `npm run codegen`. Do not edit. */

/**
 * Source of a field of a car: the name of a column or a path, or an object with more settings.
 */
export type ImportField =
  | string
  | {
      /**
       * Name of a column, or a path such as price.amount or photo.@url; of several, the first with a value.
       */
      from?: string | string[];
      /** The same value for every car. */
      value?: string | number | boolean;
      /**
       * Text with placeholders: {make} for a field of the car, {feed:Series} for a column or path of the feed. A slug is converted to lower-case words joined by hyphens.
       */
      template?: string;
      /** Value where the feed has none. */
      default?: string | number | boolean;
      /** Reject a row without a value for this field. */
      required?: boolean;
      /**
       * Values of the car by values of the feed, such as "Auto": "Automatic"; case is ignored, null leaves the field out. Such a value is final: as and prefix don't apply to it.
       */
      values?: {
        /** Value of the car. */
        [k: string]: string | number | boolean | null;
      };
      /** Treatment of a value that values doesn't list. */
      unlisted?: 'keep' | 'leave-out' | 'reject';
      /** Separator of the entries of a list within one text; | by default. */
      split?: string;
      /** Text that is put before every value, such as the address of a folder of photos. */
      prefix?: string;
      /** The decimal sign of numbers; the other one groups thousands. */
      decimal?: '.' | ',';
      /**
       * Unit of the feed: miles are converted to kilometres, cents to dollars, thousands to ones. With a unit, whole numbers are rounded.
       */
      unit?: 'kilometres' | 'miles' | 'dollars' | 'cents' | 'ones' | 'thousands';
      /**
       * Format of dates: yyyy or yy, MM or M or MMM, dd or d, HH, mm, ss, such as dd/MM/yyyy; or iso, unix (seconds), unix-ms. A time without a zone is in the site's time zone.
       */
      date?: string;
      /**
       * Conversion of a text: slug (lower-case words joined by hyphens), key (letters, digits, hyphens), paragraphs (plain text as HTML), html (HTML as it is), upper, lower, capitals (each word begins with one; abbreviations of up to three letters and names with digits stay as they are); of an address, https (http becomes https).
       */
      as?: 'slug' | 'key' | 'paragraphs' | 'html' | 'upper' | 'lower' | 'capitals' | 'https';
      /**
       * Words that "as": "capitals" writes as they are here, such as an abbreviation of four letters.
       *
       * Items: A word.
       */
      keep?: string[];
    };

/** How `forecourt import` maps the records of a feed to cars. */
export interface ImportMapping {
  /** Note for people, such as the provider of the feed. */
  description?: string;
  feed?: ImportFeed;
  omit?: ImportOmit;
  fields: ImportFields;
}

/** Format of the feed, where its name and its beginning don't show it. */
export interface ImportFeed {
  /** File format; by default, the one of the file's extension. */
  format?: 'csv' | 'json' | 'ndjson' | 'xml';
  /**
   * Encoding by its usual label, such as windows-1252; by default, detected from the beginning of the feed.
   */
  encoding?: string;
  /** Separator of the columns of a CSV feed; by default, detected from its first line. */
  delimiter?: ',' | ';' | '\t' | '|';
  /**
   * Names of the columns of a CSV feed without a header line.
   *
   * Items: Name of a column.
   */
  columns?: string[];
  /**
   * Location of the cars. JSON: path to the array, such as stock.vehicles; the document itself by default. XML: name of the element of one car, such as vehicle.
   */
  records?: string;
}

/**
 * Rows to leave out, by the name of a column or a path and its values, such as "Status": ["WHOLESALE"]; case is ignored, an empty text is a column without a value. They are counted, and not as rejected.
 */
export interface ImportOmit {
  /**
   * Values of the rows to leave out.
   *
   * Items: A value of the feed.
   */
  [k: string]: (string | number | boolean)[];
}

/**
 * Source of each field of a car: the name of a column or a path in the feed, or an object with more settings. Fields that are left out stay empty, except for name, slug and photos_count, which are derived from the others.
 */
export interface ImportFields {
  /** Identifies the car in enquiries (car_id). */
  id: ImportField;
  /** The car's page, /cars/{slug}. */
  slug?: ImportField;
  /** Year, make, model and badge as the card shows them. */
  name?: ImportField;
  /** Name of the make. */
  make?: ImportField;
  /**
   * Asking price, in units of the site's currency; without one, the card shows no price. A value of 0 or less is skipped.
   */
  price?: ImportField;
  /** The dealer's description of the car. */
  dealercomments?: ImportField;
  /** Images of the car, the main one first. */
  photos?: ImportField;
  /** Number of images. */
  photos_count?: ImportField;
  /** New, Used or Demo. */
  car_type?: ImportField;
  /** Name of the model. */
  model?: ImportField;
  /** Body type in one word, such as SUV. */
  simple_body?: ImportField;
  /** The maker's name for the trim. */
  badge?: ImportField;
  /** The dealer's label, such as Just arrived. */
  tag?: ImportField;
  /** Advertising account that the car comes from. */
  carsales_account?: ImportField;
  /** Location of the car, by its id. */
  location_id?: ImportField;
  /** Name of the location of the car. */
  location_name?: ImportField;
  /** Fuel in one word, such as Petrol, Hybrid, Electric. */
  simple_fuel?: ImportField;
  /** Availability, such as Available, On hold or Sold. */
  status?: ImportField;
  /** The dealer's own number for it. */
  stock_number?: ImportField;
  /** Vehicle identification number, or the chassis number of an older car. */
  vin?: ImportField;
  /** Registration plate, or the remaining registration. */
  rego?: ImportField;
  /**
   * The maker's name for the body, such as Dual Cab Pick-up; simple_body is used for searching.
   */
  body?: ImportField;
  /** Number of doors. */
  doors?: ImportField;
  /** Gearbox, such as Automatic or 6-speed manual. */
  transmission?: ImportField;
  /** Driven wheels, such as Front, AWD, 4x4. */
  drive_type?: ImportField;
  /** Engine or motor, such as 2.0 L turbo. */
  engine?: ImportField;
  /** Colour of the paint. */
  colour?: ImportField;
  /** Basic colour, such as White or Blue; by default the one in the name of the paint. */
  simple_colour?: ImportField;
  /** Colour and material of the seats. */
  interior_colour?: ImportField;
  /** Number of seats. */
  seats?: ImportField;
  /** True for a car of the maker's approved used programme. */
  certified?: ImportField;
  /** Year of build. */
  year?: ImportField;
  /** Odometer reading in kilometres. */
  km?: ImportField;
  /** Month of build, YYYY-MM. */
  built?: ImportField;
  /** Number of previous owners; 0 for a new car. */
  owners?: ImportField;
  /**
   * Features as a list. An entry such as "Safety: Blind spot warning" belongs to the group "Safety".
   */
  features?: ImportField;
  /** Combined fuel consumption in litres per 100 km. */
  fuel_consumption?: ImportField;
  /** Combined energy consumption in kWh per 100 km. */
  energy_consumption?: ImportField;
  /** Range on electricity in kilometres. */
  electric_range_km?: ImportField;
  /** Largest mass of a trailer with brakes, in kilograms. */
  towing_braked_kg?: ImportField;
  /** Largest mass of a trailer without brakes, in kilograms. */
  towing_unbraked_kg?: ImportField;
  /** Payload in kilograms. */
  payload_kg?: ImportField;
  /** Kerb mass in kilograms. */
  kerb_mass_kg?: ImportField;
  /** Length in millimetres. */
  length_mm?: ImportField;
  /** Width in millimetres, without mirrors. */
  width_mm?: ImportField;
  /** Height in millimetres. */
  height_mm?: ImportField;
  /** Wheelbase in millimetres. */
  wheelbase_mm?: ImportField;
  /** Ground clearance in millimetres. */
  ground_clearance_mm?: ImportField;
  /** Volume of the boot in litres, with all seats up. */
  boot_litres?: ImportField;
  /** Remaining warranty in words, such as Seven years, unlimited kilometres. */
  warranty?: ImportField;
  /** Last day of the warranty; shown until then, in place of warranty. */
  warranty_until?: ImportField;
  /** Day of the inspection. */
  inspection_date?: ImportField;
  /** Number of points that the inspection covers. */
  inspection_checks?: ImportField;
  /** Results of the inspection, such as Brake pads: 8 mm front, 7 mm rear. */
  inspection_points?: ImportField;
  /** Inspection report as a file, such as a PDF. */
  inspection_url?: ImportField;
  /** Day of the history check. */
  history_date?: ImportField;
  /** Results of the history check, such as No money owing. */
  history_points?: ImportField;
  /** History report as a file, such as a PDF. */
  history_url?: ImportField;
  /** Consumer Information Notice of a used car in New Zealand: a file such as a PDF, or a page. */
  consumer_notice_url?: ImportField;
  /** Video of the car: an MP4 file, or its page on YouTube or Vimeo. */
  video_url?: ImportField;
  /** Person to ask about the car, by the slug of the team member. */
  salesperson?: ImportField;
  /** Time when the car came into stock, in seconds since 1970; the default order. */
  created_at_timestamp?: ImportField;
}
