import type { Line, Paint, Trim, VariantFacts } from './range.ts';

/** A car in stock with what its dealer knows beyond the listing; comments are written from it. */
export interface StockCar {
  line: Line;
  trim: Trim;
  type: 'New' | 'Demo' | 'Used';
  year: number;
  km: number;
  price?: number;
  paint: Paint;
  yard: string;
  status: 'Available' | 'On hold' | 'Sold';
  tag?: string;
  /** Days before today that it came in, and when on that day. */
  daysAgo: number;
  hour: number;
  minute: number;
  /** How many pictures have been taken; 0 for a car that came in today. */
  photos: number;
  owners: number;
  /** Whether every stamp is in the service book. */
  stamped: boolean;
  certified: boolean;
  /** A fixed stock number, for cars that are written down by hand. */
  stockNumber?: string;
  /** A comment in place of one that is drawn by lot. */
  comment?: SalesComment;
  /** A film of the car, or of its model. */
  video?: string;
  /** Its version as the page of its model has it, if it is of the current range. */
  version?: VariantFacts;
}

/** A salesperson's comment on a car. */
export interface SalesComment {
  readonly html: string;
  /** Slug of the salesperson. */
  readonly by: string;
}

/** A car written down by hand: what is left out is drawn by lot. */
export type HandWritten = Pick<StockCar, 'type' | 'year' | 'km' | 'yard' | 'photos'> & {
  model: string;
  badge?: string;
  paint: string;
  price: number;
  status?: StockCar['status'];
  tag?: string;
  stockNumber?: string;
  comment?: SalesComment;
  video?: string;
};

/** Everything that differs between two dealers' stock. */
export interface StockPlan {
  seed: number;
  lines: readonly Line[];
  paints: readonly Paint[];
  yards: readonly { id: string; name: string }[];
  /** Where a used car of this body ends up, likeliest first. */
  usedYards: (line: Line) => readonly string[];
  used: number;
  handWritten: readonly HandWritten[];
  sold: number;
  held: number;
  /** What metallic and pearl paint cost. */
  paintPrices: Record<Paint['type'], number>;
  /** First letter of stock numbers, and the first number. */
  numbers: { prefix: string; from: number };
  account: string;
  usedTags: readonly string[];
  /** Hours that the yards are ahead of UTC. */
  offset: number;
  comment: (car: StockCar, random: () => number) => SalesComment | undefined;
  /** Slug of the salesperson to ask about a car without a comment, by yard. */
  greeters: Readonly<Record<string, string>>;
  /** Number of points on the workshop's inspection sheet. */
  inspectionChecks: number;
  /** Years of a new car's warranty, and its limit in words. */
  warranty: { years: number; limit: string };
}
