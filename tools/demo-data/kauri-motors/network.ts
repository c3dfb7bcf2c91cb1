import type { NetworkEntry } from '../network-locations.ts';

/** Dealerships of the makes' network in New Zealand; towns and coordinates are real, dealers are not. */
// prettier-ignore
export const network: readonly NetworkEntry[] = [
  ['Whangārei', 'Northland', '0110', -35.7251, 174.3237, 'Te Tai Tokerau Motors', '22 Bream Street', ['sales', 'service']],
  ['Auckland', 'Auckland', '1010', -36.8509, 174.7645, 'Waitematā Cars', '140 Viaduct Road', ['sales', 'service', 'parts']],
  ['Hamilton', 'Waikato', '3204', -37.787, 175.2793, 'Waikato River Motors', '61 Riverbank Lane', ['sales', 'service']],
  ['Tauranga', 'Bay of Plenty', '3110', -37.6878, 176.1651, 'Mauao Motors', '9 Tidal Street', ['sales', 'service']],
  ['Rotorua', 'Bay of Plenty', '3010', -38.1368, 176.2497, 'Geyserland Autos', '30 Sulphur Street', ['sales', 'service']],
  ['Taupō', 'Waikato', '3330', -38.6857, 176.0702, 'Lakefront Cars', '4 Trout Street', ['sales']],
  ['Gisborne', 'Gisborne', '4010', -38.6623, 178.0176, 'Tairāwhiti Motors', '18 Sunrise Road', ['sales', 'service']],
  ['Napier', 'Hawke’s Bay', '4110', -39.4928, 176.912, 'Art Deco Motors', '55 Marine Street', ['sales', 'service']],
  ['New Plymouth', 'Taranaki', '4310', -39.0556, 174.0752, 'Maunga Motors', '77 Surf Road', ['sales', 'service']],
  ['Palmerston North', 'Manawatū', '4410', -40.3523, 175.6082, 'Manawatū Cars', '12 Gorge Street', ['sales', 'service']],
  ['Wellington', 'Wellington', '6011', -41.2866, 174.7756, 'Harbourside Autos', '3 Cable Lane', ['sales', 'service', 'parts']],
  ['Nelson', 'Nelson', '7010', -41.2706, 173.284, 'Tasman Bay Motors', '8 Hop Street', ['sales', 'service']],
  ['Christchurch', 'Canterbury', '8011', -43.5321, 172.6362, 'Avon Motor Company', '210 Garden Road', ['sales', 'service', 'parts']],
  ['Queenstown', 'Otago', '9300', -45.0312, 168.6626, 'Remarkable Cars', '6 Gondola Street', ['sales']],
  ['Dunedin', 'Otago', '9016', -45.8788, 170.5028, 'Southern Motors', '41 Albatross Street', ['sales', 'service']],
  ['Invercargill', 'Southland', '9810', -46.4132, 168.3538, 'Southland Autos', '15 Oyster Street', ['sales', 'service']],
];
