import type { Paint } from '../stock/range.ts';

/** The paints that cars in the Waikato come in, by the makers' names there. */
export const paintList: readonly Paint[] = [
  { paint: 'milk', name: 'Milk', type: 'Solid' },
  { paint: 'kowhai', name: 'Kōwhai', type: 'Solid' },
  { paint: 'toetoe', name: 'Toetoe', type: 'Solid' },
  { paint: 'tussock', name: 'Tussock', type: 'Solid' },
  { paint: 'forest-green', name: 'Forest Green', type: 'Metallic' },
  { paint: 'rain-blue', name: 'Rain Blue', type: 'Metallic' },
  { paint: 'river-stone', name: 'River Stone', type: 'Metallic' },
  { paint: 'silver-gull', name: 'Karoro Silver', type: 'Metallic' },
  { paint: 'pohutukawa', name: 'Pōhutukawa', type: 'Metallic' },
  { paint: 'greywacke', name: 'Greywacke', type: 'Metallic' },
  { paint: 'paua', name: 'Pāua', type: 'Metallic' },
];
