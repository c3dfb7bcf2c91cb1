import * as enNz from './en-nz.ts';
import * as en from './en/index.ts';
import { localeOf, type Localized } from './locale.ts';

/** Every built-in text, by area. A new language is one folder that satisfies this type. */
export type Copy = typeof en;

/** Returns a region's texts: the base language with the region's differences. */
const withDifferences = (own: Readonly<Record<string, object>>): Copy =>
  Object.fromEntries(
    Object.entries(en).map(([area, texts]) => [area, { ...texts, ...own[area] }]),
  ) as unknown as Copy;

/** Built once: a page asks for its texts hundreds of times. */
const newZealand = withDifferences(enNz);

/** All texts in the language of a site. For the server: scripts in the browser use single areas. */
export const copyFor = (localized: Localized): Copy =>
  localeOf(localized) === 'en-NZ' ? newZealand : en;
