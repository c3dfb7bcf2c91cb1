/** A car in stock as a lead describes it, for people and for programs. */
export interface LeadCar {
  readonly id: string;
  /** Year, make, model and badge. */
  readonly name: string;
  readonly stock_number?: string;
  /** Advertised price in units of `currency`; undefined if it is on application. */
  readonly price?: number;
  /** ISO 4217: `AUD`, `NZD`. */
  readonly currency?: string;
  /** `Available`, `On hold`, `Sold`. */
  readonly status?: string;
  /** Name of the location where it is. */
  readonly location?: string;
  /** Its page on the dealer's website. */
  readonly url?: string;
  /** Its main picture: a JPEG of 1200 × 630 pixels, or the feed's own. */
  readonly image_url?: string;
}
