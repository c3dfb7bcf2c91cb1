import * as enNz from './en-nz.ts';
import * as en from './en.ts';

/** Every built-in text, by area. A new language is one file that satisfies this type. */
export type Copy = typeof en;

/** A site or a form, by what decides its language. */
export interface Localized {
  /** Australia if left out. */
  readonly region?: 'AU' | 'NZ';
  /** Language tag; the region's own English if left out. */
  readonly locale?: string | undefined;
}

/** The language tag of a site or a form, for texts and for numbers. */
export const localeOf = ({ region, locale }: Localized): string =>
  locale ?? (region === 'NZ' ? 'en-NZ' : 'en-AU');

const isNewZealand = (localized: Localized): boolean => localeOf(localized) === 'en-NZ';

/** All texts in the language of a site. For the server: scripts use the areas below one by one. */
export function copyFor(localized: Localized): Copy {
  if (!isNewZealand(localized)) return en;
  const own: Readonly<Record<string, object>> = enNz;
  return Object.fromEntries(
    Object.entries(en).map(([area, texts]) => [area, { ...texts, ...own[area] }]),
  ) as unknown as Copy;
}

// The areas that scripts in the browser use, so that a bundle carries no other. None of them differs
// in New Zealand.

/** Messages for answers that a form does not accept. */
export const checksCopy = (_form: Localized): Copy['checks'] => en.checks;

/** Texts of the finance calculator. */
export const calculatorCopy = (_settings: Localized): Copy['calculator'] => en.calculator;

/** Texts of the search for dealerships. */
export const dealershipSearchCopy = (_search: Localized): Copy['dealershipSearch'] =>
  en.dealershipSearch;

/** Texts of a form's screen. */
export const formCopy = (_form: Localized): Copy['form'] => en.form;

/** Labels of buttons that lead to a number of cars. */
export const showCarsCopy = (_site: Localized): Copy['showCars'] => en.showCars;
