import type { Paint } from '../stock/range.ts';

/** The paints that cars at the harbour come in, by the makers' names. */
export const paintList: readonly Paint[] = [
  { paint: 'lighthouse-white', name: 'Lighthouse White', type: 'Solid' },
  { paint: 'wharf-grey', name: 'Wharf Grey', type: 'Solid' },
  { paint: 'signal-orange', name: 'Signal Orange', type: 'Solid' },
  { paint: 'spinnaker', name: 'Spinnaker', type: 'Solid' },
  { paint: 'sandbank', name: 'Sandbank', type: 'Solid' },
  { paint: 'harbour-red', name: 'Harbour Red', type: 'Metallic' },
  { paint: 'deep-channel', name: 'Deep Channel', type: 'Metallic' },
  { paint: 'ferry-green', name: 'Ferry Green', type: 'Metallic' },
  { paint: 'silver-gull', name: 'Silver Gull', type: 'Metallic' },
  { paint: 'night-tide', name: 'Night Tide', type: 'Metallic' },
  { paint: 'regatta-blue', name: 'Regatta Blue', type: 'Metallic' },
  { paint: 'bluegum', name: 'Bluegum', type: 'Metallic' },
  { paint: 'ironbark', name: 'Ironbark', type: 'Metallic' },
  { paint: 'oyster', name: 'Oyster', type: 'Pearl' },
  { paint: 'jacaranda', name: 'Jacaranda', type: 'Pearl' },
  { paint: 'mangrove', name: 'Mangrove', type: 'Pearl' },
  { paint: 'boiler-bronze', name: 'Boiler Bronze', type: 'Pearl' },
  { paint: 'sandstone', name: 'Sandstone', type: 'Pearl' },
];
