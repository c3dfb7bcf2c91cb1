import { numberText } from '../english.ts';

/** Labels of cars and searches that are saved on the device. */
export const savedCars = {
  save: 'Save',
  saved: 'Saved',
  count: (count: number) => `${numberText(count)} saved`,
  compare: (count: number) => `Compare ${numberText(count)}`,
  searchSaved: 'Search saved',
  searchRemoved: 'Search removed',
  linkCopied: 'Link copied',
  linkNotCopied: 'Copy the link from your browser’s address bar',
  removeSearch: (search: string) => `Remove ${search}`,
  full: (most: number) => `You can save up to ${most} cars. Remove one to save another.`,
};
