import * as enNz from './en-nz.ts';
import * as en from './en/index.ts';
import { localeOf, type Localized } from './locale.ts';

/** Every built-in text, by area. A new language is one folder that satisfies this type. */
export type Copy = typeof en;

/** All texts in the language of a site. For the server: scripts in the browser use single areas. */
export function copyFor(localized: Localized): Copy {
  if (localeOf(localized) !== 'en-NZ') return en;
  const own: Readonly<Record<string, object>> = enNz;
  return Object.fromEntries(
    Object.entries(en).map(([area, texts]) => [area, { ...texts, ...own[area] }]),
  ) as unknown as Copy;
}
