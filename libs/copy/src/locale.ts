/** A site, a form or another thing with a language. */
export interface Localized {
  /** Australia if left out. */
  readonly region?: 'AU' | 'NZ';
  /** Language tag; the region's own English if left out. */
  readonly locale?: string | undefined;
}

/** The language tag of a site or a form, for texts and for numbers. */
export const localeOf = ({ region, locale }: Localized): string =>
  locale ?? (region === 'NZ' ? 'en-NZ' : 'en-AU');
