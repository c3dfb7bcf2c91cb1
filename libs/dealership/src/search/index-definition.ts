/** Kind of an attribute, by which it is filtered, counted and sorted. Flags are counted as `true` and `false`. */
export type AttributeKind = 'keyword' | 'number' | 'flag';

export interface Attribute {
  readonly kind: AttributeKind;
  /** Path in an entry, if it is not the attribute's own name: `model.name`. */
  readonly path?: string;
  /** True if `facets: ['*']` counts it. */
  readonly facet?: boolean;
  /** A number without a fraction, which some engines keep more exactly. */
  readonly whole?: boolean;
  /**
   * How the value is computed, if it isn't the entry's own: `price` leaves out prices that
   * can't be advertised, `sold` is true when the status means sold, `lastDay` is the last day of an offer
   * as a number, `basicColour` is the colour that the name of a paint contains,
   * `basicTransmission` is automatic or manual, whatever the maker calls it, `identifier` is the key
   * of a stock number or plate however it is spaced.
   */
  readonly reading?:
    'price' | 'sold' | 'lastDay' | 'basicColour' | 'basicTransmission' | 'identifier';
}

/**
 * True if spellings of a value that differ only in case or spaces are one value: those of facets,
 * which people choose from, but not those of identifiers.
 */
export const foldsCase = ({ kind, facet: isFacet }: Attribute): boolean =>
  kind === 'keyword' && isFacet === true;

/** A text whose words are found only as they are spelt: neither misspelt nor unfinished. */
export interface ExactText {
  readonly path: string;
  /** Written after a number: `7` with the unit `seats` is found as "7 seats" and "7-seater". */
  readonly unit?: string;
  /** Words that mean `true`. */
  readonly means?: string;
  /** One word, whatever it consists of: a VIN. */
  readonly whole?: boolean;
  /** The text is HTML. */
  readonly html?: boolean;
  /** Path of the texts in each entry of a list: `items` of `features`. */
  readonly each?: string;
}

/** One order of a result: entries without the attribute always come last. */
export interface SortKey {
  readonly attribute: string;
  readonly direction: 'asc' | 'desc';
}

/** Definition of an index. Attributes that are not defined here are stored, not searched. */
export interface IndexDefinition {
  readonly name: string;
  readonly attributes: Readonly<Record<string, Attribute>>;
  /** Paths of the texts that are searched for a query's words. */
  readonly searchable: readonly string[];
  /** Further texts, long or numeric, in which similar words would mislead. */
  readonly exactText?: readonly ExactText[];
  /** Kind of the entries, if words such as `4x4` mean facts of them: see `car-facts.ts` of libs/domain. */
  readonly factsOf?: 'cars';
  /** Default order; that of the entries if left out. */
  readonly defaultSort?: readonly SortKey[];
}

const facet = (kind: AttributeKind, path?: string): Attribute => ({
  kind,
  facet: true,
  path,
});

const whole: Attribute = { kind: 'number', whole: true };

/**
 * Finds an index by its name.
 * @throws {Error} if there is none.
 */
export function indexNamed(
  indexes: ReadonlyMap<string, IndexDefinition>,
  name: string,
): IndexDefinition {
  const index = indexes.get(name);
  if (!index) throw new Error(`there is no index "${name}"`);
  return index;
}

/** Cars in stock (CAR-2, CAR-3). */
export const carsIndex: IndexDefinition = {
  name: 'cars',
  attributes: {
    car_type: facet('keyword'),
    make: facet('keyword'),
    model: facet('keyword'),
    simple_body: facet('keyword'),
    badge: facet('keyword'),
    tag: facet('keyword'),
    carsales_account: facet('keyword'),
    location_name: facet('keyword'),
    simple_fuel: facet('keyword'),
    simple_transmission: { ...facet('keyword', 'transmission'), reading: 'basicTransmission' },
    simple_colour: { ...facet('keyword'), reading: 'basicColour' },
    status: facet('keyword'),
    seats: { ...whole, facet: true },
    certified: facet('flag'),
    year: { ...whole, facet: true },
    km: { ...whole, facet: true },
    price: { ...facet('number'), reading: 'price' },
    sold: { kind: 'flag', path: 'status', reading: 'sold' },
    id: { kind: 'keyword' },
    slug: { kind: 'keyword' },
    stock_number: { kind: 'keyword' },
    stock_key: { kind: 'keyword', path: 'stock_number', reading: 'identifier' },
    vin: { kind: 'keyword', reading: 'identifier' },
    rego: { kind: 'keyword', reading: 'identifier' },
    location_id: { kind: 'keyword' },
    photos_count: whole,
    created_at_timestamp: whole,
  },
  searchable: [
    'name',
    'make',
    'model',
    'badge',
    'simple_body',
    'body',
    'simple_fuel',
    'stock_number',
    'car_type',
    'tag',
    'carsales_account',
    'location_name',
    'status',
    'colour',
    'simple_colour',
    'transmission',
    'drive_type',
  ],
  exactText: [
    { path: 'seats', unit: 'seats' },
    { path: 'year' },
    { path: 'vin', whole: true },
    { path: 'rego' },
    { path: 'km', unit: 'km' },
    { path: 'certified', means: 'certified approved' },
    { path: 'features', each: 'items' },
    { path: 'dealercomments', html: true },
  ],
  factsOf: 'cars',
  defaultSort: [{ attribute: 'created_at_timestamp', direction: 'desc' }],
};

/** Offers (OFF-3), in the dealer's order. */
export const offersIndex: IndexDefinition = {
  name: 'offers',
  attributes: {
    model: facet('keyword', 'model.name'),
    manufacturer: facet('keyword'),
    id: { kind: 'keyword' },
    ends_on: { ...whole, reading: 'lastDay' },
  },
  searchable: ['heading', 'model.name', 'manufacturer', 'description', 'condition'],
};
