/* Generated from src/import-mapping.json by `npm run codegen`. Do not edit. */

/**
 * Where a field of a car comes from: the name of a column or a path, or an object that says more.
 */
export type ImportField =
  | string
  | {
      /**
       * Name of a column, or a path such as price.amount or photo.@url; of several the first that holds something.
       */
      from?: string | string[];
      /** The same value for every car. */
      value?: string | number | boolean;
      /**
       * Text in which {make} stands for a field of the car and {feed:Series} for a column or path of the feed. A slug is put into lower-case words joined by hyphens.
       */
      template?: string;
      /** What to take where the feed has nothing. */
      default?: string | number | boolean;
      /** Reject a row that has nothing for this field. */
      required?: boolean;
      /**
       * The car's value by the feed's, such as "Auto": "Automatic"; capitals make no difference, null leaves the field out.
       */
      values?: {
        /** What the car gets. */
        [k: string]: string | number | boolean | null;
      };
      /** What happens to a value that stands not in values. */
      unlisted?: 'keep' | 'leave-out' | 'reject';
      /** What separates the entries of a list within one text; | if left out. */
      split?: string;
      /** Put before every text, such as the address of a folder of photos. */
      prefix?: string;
      /** The decimal sign of numbers; the other one groups thousands. */
      decimal?: '.' | ',';
      /**
       * What the feed counts in: miles become kilometres, cents become dollars, thousands become ones. Whole numbers are rounded where a unit is named.
       */
      unit?: 'kilometres' | 'miles' | 'dollars' | 'cents' | 'ones' | 'thousands';
      /**
       * How dates are written: yyyy or yy, MM or M or MMM, dd or d, HH, mm, ss, such as dd/MM/yyyy; or iso, unix (seconds), unix-ms. A time without a zone is the site's.
       */
      date?: string;
      /**
       * The shape of a text: slug (lower-case words joined by hyphens), key (letters, digits, hyphens), paragraphs (plain text as HTML), html (HTML as it is), upper, lower, capitals.
       */
      as?: 'slug' | 'key' | 'paragraphs' | 'html' | 'upper' | 'lower' | 'capitals';
    };

/** How `forecourt import` makes cars of a feed's records. */
export interface ImportMapping {
  /** A note for people: whose feed this is. */
  description?: string;
  feed?: ImportFeed;
  fields: ImportFields;
}

/** What the feed looks like, where its name and its beginning do not tell. */
export interface ImportFeed {
  /** Kind of file; told by the file's ending if left out. */
  format?: 'csv' | 'json' | 'ndjson' | 'xml';
  /**
   * Encoding by its usual label, such as windows-1252; told by the feed's beginning if left out.
   */
  encoding?: string;
  /** What separates the columns of a CSV feed; told by its first line if left out. */
  delimiter?: ',' | ';' | '\t' | '|';
  /**
   * Names of the columns of a CSV feed whose first line is a car already.
   *
   * Items: Name of a column.
   */
  columns?: string[];
  /**
   * Where the cars are. JSON: path to the list, such as stock.vehicles; the document itself if left out. XML: name of the element that is one car, such as vehicle.
   */
  records?: string;
}

/**
 * What fills each field of a car: the name of a column or a path in the feed, or an object that says more. A field that is not named here stays empty, except for name, slug and photos_count, which are made of the others.
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
   * Asking price, in units of the site's currency; without one the card says to ask. A value of 0 or less is skipped.
   */
  price?: ImportField;
  /** What the dealer says about the car. */
  dealercomments?: ImportField;
  /** Pictures of the car, the main one first. */
  photos?: ImportField;
  /** How many pictures it has. */
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
  /** The advertising account that the car came from. */
  carsales_account?: ImportField;
  /** Where it stands. */
  location_id?: ImportField;
  /** Name of the place where it stands. */
  location_name?: ImportField;
  /** Fuel in one word, such as Petrol, Hybrid, Electric. */
  simple_fuel?: ImportField;
  /** Whether it can be bought, such as Available, On hold, Sold. */
  status?: ImportField;
  /** The dealer's own number for it. */
  stock_number?: ImportField;
  /** Vehicle identification number, or the chassis number of an older car. */
  vin?: ImportField;
  /** Registration plate, or what is left of the registration. */
  rego?: ImportField;
  /**
   * Body as the maker names it, such as Dual Cab Pick-up; simple_body is the word to search by.
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
  /** Colour and material of the seats. */
  interior_colour?: ImportField;
  /** Number of seats. */
  seats?: ImportField;
  /** Whether it belongs to the maker's approved used programme. */
  certified?: ImportField;
  /** Year of build. */
  year?: ImportField;
  /** Odometer reading in kilometres. */
  km?: ImportField;
  /** When it came into stock, in seconds since 1970; the default sort. */
  created_at_timestamp?: ImportField;
}
