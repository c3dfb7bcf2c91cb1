import type { ManufacturerLocation, Place } from '@forecourt/block-schemas';
import { placeName } from '@forecourt/domain';

/** An option of the combobox. */
export type SearchOption =
  | { readonly kind: 'place'; readonly place: Place }
  | { readonly kind: 'dealership'; readonly location: ManufacturerLocation };

/** Returns the text of an option; '' without one. */
export const optionText = (option: SearchOption | null): string => {
  if (!option) return '';
  return option.kind === 'place' ? placeName(option.place) : option.location.name;
};

/** Returns a key that differs between the options of a list. */
export const optionKey = (option: SearchOption): string =>
  option.kind === 'place' ? `p${option.place.id}` : `d${option.location.id}`;
