/** How an attribute is filtered, counted and sorted. Flags are counted as `true` and `false`. */
export type AttributeKind = 'keyword' | 'number' | 'flag';

export interface Attribute {
  readonly kind: AttributeKind;
  /** Where it stands in an entry, if not under its own name: `model.name`. */
  readonly path?: string;
  /** True if `facets: ['*']` counts it. */
  readonly facet?: boolean;
  /** A number without a fraction, which some engines keep more exactly. */
  readonly whole?: boolean;
  /**
   * How the value is read where it isn't simply what the entry holds: `price` leaves out prices that
   * can't be advertised, `sold` is true when the status means sold, `lastDay` is a day as a number.
   */
  readonly reading?: 'price' | 'sold' | 'lastDay';
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
  /** Words that stand for `true`. */
  readonly means?: string;
  /** The text is HTML. */
  readonly html?: boolean;
}

/** One order of a result: entries without the attribute always come last. */
export interface SortKey {
  readonly attribute: string;
  readonly direction: 'asc' | 'desc';
}

/** What an index knows about its entries. Attributes that are not named here are kept, not searched. */
export interface IndexDefinition {
  readonly name: string;
  readonly attributes: Readonly<Record<string, Attribute>>;
  /** Paths of the texts that a query's words are looked up in. */
  readonly searchable: readonly string[];
  /** Further texts, long or numeric, in which similar words would mislead. */
  readonly exactText?: readonly ExactText[];
  /** The order when a request names none; the order of arrival if left out. */
  readonly defaultSort?: readonly SortKey[];
}

const facet = (kind: AttributeKind, path?: string): Attribute => ({
  kind,
  facet: true,
  path,
});

const whole: Attribute = { kind: 'number', whole: true };

/** The stock of cars (CAR-2, CAR-3). */
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
    'transmission',
    'drive_type',
  ],
  exactText: [
    { path: 'seats', unit: 'seats' },
    { path: 'year' },
    { path: 'km', unit: 'km' },
    { path: 'certified', means: 'certified approved' },
    { path: 'dealercomments', html: true },
  ],
  defaultSort: [{ attribute: 'created_at_timestamp', direction: 'desc' }],
};

/** The offers (OFF-3), in the dealer's order. */
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
