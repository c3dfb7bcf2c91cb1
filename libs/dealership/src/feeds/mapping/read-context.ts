import type { Site } from '@forecourt/block-schemas';

/** Context in which the records of a feed are read. */
export interface ReadContext {
  /** Time zone of times that name none. */
  readonly timeZone: string;
  readonly currency: 'AUD' | 'NZD';
  /** The site's words below every price. */
  readonly priceTerms?: string | undefined;
}

/** Context of the feeds of a site. */
export const readContextOf = (
  site: Pick<Site, 'timeZone' | 'region' | 'currency' | 'settings'>,
): ReadContext => ({
  timeZone: site.timeZone,
  currency: site.currency ?? (site.region === 'NZ' ? 'NZD' : 'AUD'),
  priceTerms: site.settings?.cars?.priceTerms,
});
