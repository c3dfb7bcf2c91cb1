import type { Paint } from '../stock/range.ts';

/** The paints that cars in the Waikato come in, by the makers' names there. */
export const paintList: readonly Paint[] = [
  { paint: 'milk', name: 'Milk', colour: 'White', type: 'Solid' },
  { paint: 'kowhai', name: 'Kōwhai', colour: 'Yellow', type: 'Solid' },
  { paint: 'toetoe', name: 'Toetoe', colour: 'Beige', type: 'Solid' },
  { paint: 'tussock', name: 'Tussock', colour: 'Brown', type: 'Solid' },
  { paint: 'forest-green', name: 'Forest Green', type: 'Metallic' },
  { paint: 'rain-blue', name: 'Rain Blue', type: 'Metallic' },
  { paint: 'river-stone', name: 'River Stone', colour: 'Grey', type: 'Metallic' },
  { paint: 'silver-gull', name: 'Karoro Silver', type: 'Metallic' },
  { paint: 'pohutukawa', name: 'Pōhutukawa', colour: 'Red', type: 'Metallic' },
  { paint: 'greywacke', name: 'Greywacke', colour: 'Grey', type: 'Metallic' },
  { paint: 'paua', name: 'Pāua', colour: 'Blue', type: 'Metallic' },
];
