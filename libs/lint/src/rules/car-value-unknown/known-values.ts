import { isAvailable, isReserved, isSold } from '@forecourt/domain';
import { wordsOfValue } from '../../rule-api/words-of-value.ts';

/** States of a car that is not here yet, or not for sale at the moment. */
const otherStatus =
  /^(?:un(?:sold|available|registered)|not (?:available|sold)|in (?:transit|production|preparation|prep|compliance|the workshop|workshop)|on (?:order|the way|loan)|arriving|coming|incoming|due|expected|awaiting|being|back order|pre order|just (?:arrived|in)|new|used|demo|price|withdrawn|wholesale|auction|display)\b/;

const type =
  /^(?:(?:brand |near |nearly )?new|used|pre ?owned|pre ?loved|second ?hand|(?:ex |dealer |executive )*demo(?:nstrator)?s?|(?:ex |company )(?:company|car|fleet|rental|lease)|(?:(?:approved|certified|quality) ?)+(?:used|pre ?owned)?|imports?|imported|(?:fresh|nz) (?:import|new)|classic|collectable|runout|plate clearance)$/;

/** True for a status that visitors understand, and by which sold cars are left out. */
export const isStatus = (status: string): boolean =>
  [isAvailable, isReserved, isSold].some((test) => test({ status })) ||
  otherStatus.test(wordsOfValue(status));

/** True for a type of a car that is in use. */
export const isCarType = (value: string): boolean => type.test(wordsOfValue(value));

/** Values by which a misspelt one is recognized, beside those of other cars, brands and models. */
export const usualValues: Readonly<Record<string, readonly string[]>> = {
  make: [],
  maker: [],
  simple_body: [
    ...['SUV', 'Ute', 'Van', 'Wagon', 'Sedan', 'Hatch', 'Hatchback', 'Coupe', 'Convertible'],
    ...['People mover', 'Cab chassis', 'Bus', 'Truck', 'Light truck'],
  ],
  simple_fuel: ['Petrol', 'Diesel', 'Hybrid', 'Plug-in hybrid', 'Electric', 'LPG', 'Hydrogen'],
  transmission: ['Automatic', 'Manual'],
  simple_colour: [
    ...['Beige', 'Black', 'Blue', 'Bronze', 'Brown', 'Burgundy', 'Charcoal', 'Cream', 'Gold'],
    ...['Gray', 'Green', 'Grey', 'Maroon', 'Multicolour', 'Orange', 'Pink', 'Purple', 'Red'],
    ...['Silver', 'Teal', 'Turquoise', 'White', 'Yellow'],
  ],
  model: [],
  badge: [],
};

/** Facets of which each make has its own values: "Carry" of one is no misspelt "Camry" of another. */
export const ofMake: ReadonlySet<string> = new Set(['model', 'badge']);

/** Values that a misspelt status or type may have meant. */
export const usualNames = {
  status: ['Available', 'On hold', 'Reserved', 'Under offer', 'Sold'],
  car_type: ['New', 'Used', 'Demo'],
} as const;
