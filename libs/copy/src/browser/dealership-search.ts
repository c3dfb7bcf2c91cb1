import { dealershipSearch } from '../en/dealership-search.ts';
import type { Localized } from '../locale.ts';

/** Texts of the search for dealerships. The same in every region. */
export const dealershipSearchCopy = (_localized: Localized): typeof dealershipSearch =>
  dealershipSearch;
