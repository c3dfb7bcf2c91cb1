import type { Paint } from '../stock/range.ts';

/** The paints that cars at the harbour come in, by the makers' names. */
export const paintList: readonly Paint[] = [
  { paint: 'lighthouse-white', name: 'Lighthouse White', type: 'Solid' },
  { paint: 'wharf-grey', name: 'Wharf Grey', type: 'Solid' },
  { paint: 'signal-orange', name: 'Signal Orange', type: 'Solid' },
  { paint: 'spinnaker', name: 'Spinnaker', colour: 'Yellow', type: 'Solid' },
  { paint: 'sandbank', name: 'Sandbank', colour: 'Beige', type: 'Solid' },
  { paint: 'harbour-red', name: 'Harbour Red', type: 'Metallic' },
  { paint: 'deep-channel', name: 'Deep Channel', colour: 'Blue', type: 'Metallic' },
  { paint: 'ferry-green', name: 'Ferry Green', type: 'Metallic' },
  { paint: 'silver-gull', name: 'Silver Gull', type: 'Metallic' },
  { paint: 'night-tide', name: 'Night Tide', colour: 'Black', type: 'Metallic' },
  { paint: 'regatta-blue', name: 'Regatta Blue', type: 'Metallic' },
  { paint: 'bluegum', name: 'Bluegum', colour: 'Green', type: 'Metallic' },
  { paint: 'ironbark', name: 'Ironbark', colour: 'Brown', type: 'Metallic' },
  { paint: 'oyster', name: 'Oyster', colour: 'Beige', type: 'Pearl' },
  { paint: 'jacaranda', name: 'Jacaranda', colour: 'Purple', type: 'Pearl' },
  { paint: 'mangrove', name: 'Mangrove', colour: 'Green', type: 'Pearl' },
  { paint: 'boiler-bronze', name: 'Boiler Bronze', type: 'Pearl' },
  { paint: 'sandstone', name: 'Sandstone', colour: 'Beige', type: 'Pearl' },
];
