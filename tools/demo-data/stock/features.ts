import type { CarFeatureGroup } from '@forecourt/block-schemas';
import type { StockCar } from './stock-car.ts';

/**
 * A feature, the year and level of equipment (1 to 3) from which cars have it, and the bodies. Level 4
 * is no level of equipment: such a feature is on the cars whose model's page lists it.
 */
type Feature = readonly [
  text: string,
  from?: number,
  level?: 1 | 2 | 3 | 4,
  bodies?: string,
  fuels?: string,
];

const people = 'SUV Hatch Sedan Wagon Coupe';
const working = 'Ute Van';

/** The most important of each group first. */
const groups: Readonly<Record<string, readonly Feature[]>> = {
  Safety: [
    ['360-degree camera', 2019, 2],
    ['Reversing camera', 2014],
    ['Autonomous emergency braking', 2018],
    ['Blind spot warning', 2018, 2],
    ['Lane keeping assistance', 2019],
    ['Rear cross-traffic alert', 2019, 2],
    ['Parking sensors front and rear', 2016, 2],
    ['Driver attention alert', 2021],
    ['Tyre pressure monitoring', 2017],
    ['Trailer stability control', 2016, 1, 'SUV Ute'],
    ['Hill descent control', 2015, 1, 'SUV Ute'],
    ['Seven airbags', 2014, 2],
    ['Six airbags', 2014],
    ['ISOFIX anchors in the second row', 2014, 1, 'SUV Hatch Sedan Wagon'],
    ['Electronic stability control'],
  ],
  Comfort: [
    ['Heated front seats', 2017, 2, people],
    ['Adaptive cruise control', 2018, 2],
    ['Cruise control', 2012],
    ['Powered tailgate', 2019, 2, 'SUV Wagon'],
    ['Ventilated front seats', 2022, 3, people],
    ['Keyless entry and start', 2016, 2],
    ['Four-zone climate control', 0, 4],
    ['Three-zone climate control', 0, 4],
    ['Dual-zone climate control', 2015, 2],
    ['Air conditioning'],
    ['Electric driver’s seat with memory', 2017, 3, people],
    ['Leather seats', 2014, 3, people],
    ['Heated steering wheel', 2020, 3, people],
    ['Rain-sensing wipers', 2016, 2],
    ['Self-dimming mirror', 2016, 2],
    ['Rear air vents', 2016, 2, 'SUV Sedan Wagon'],
    ['Electric windows all round', 2012, 1, 'SUV Hatch Sedan Wagon Ute'],
    ['Rubber floor', 2014, 1, working],
  ],
  Technology: [
    ['Head-up display', 2021, 3],
    ['Wireless phone charging', 2021, 2],
    ['Phone mirroring without a cable', 2021],
    ['Phone mirroring', 2017],
    ['12.3-inch touchscreen', 2023, 2],
    ['8-inch touchscreen', 2018],
    ['Digital instrument display', 2021, 2],
    ['Nineteen-speaker sound system', 0, 4],
    ['Fifteen-speaker sound system', 0, 4],
    ['Fourteen-speaker sound system', 0, 4],
    ['Eleven-speaker sound system', 2020, 3, people],
    ['Nine-speaker sound system', 0, 4],
    ['Satellite navigation', 2015, 2],
    ['Digital radio', 2017],
    ['Bluetooth', 2012],
    ['Two USB-C sockets', 2020],
    ['Fast charging socket', 2020, 1, undefined, 'Electric'],
    ['Household socket in the boot', 2024, 2, undefined, 'Electric'],
    ['Charging cable for a household socket', 2019, 1, undefined, 'Electric'],
  ],
  Outside: [
    ['Panoramic roof', 2019, 3, 'SUV Wagon'],
    ['Roof rails', 2014, 1, 'SUV Wagon'],
    ['LED headlights', 2018],
    ['Automatic high beam', 2020, 2],
    ['21-inch alloy wheels', 0, 4],
    ['19-inch alloy wheels', 0, 4],
    ['18-inch alloy wheels', 2016, 2, people],
    ['17-inch alloy wheels', 2014],
    ['Electric folding mirrors', 2017, 2],
    ['Rear privacy glass', 2015, 2, 'SUV Hatch Wagon'],
    ['Rear differential lock', 2016, 2, 'Ute'],
    ['Full-size spare wheel', 2012, 1, 'Ute Van SUV'],
    ['Four tie-downs rated for 300 kg each', 2016, 1, 'Ute'],
    ['Sliding doors on both sides', 2014, 1, 'Van'],
    ['Fog lights', 2014, 2],
  ],
};

/** Features of which a car has only the first. */
const alternatives = [
  ['360-degree camera', 'Reversing camera'],
  ['Seven airbags', 'Six airbags'],
  ['Adaptive cruise control', 'Cruise control'],
  [
    'Four-zone climate control',
    'Three-zone climate control',
    'Dual-zone climate control',
    'Air conditioning',
  ],
  ['Phone mirroring without a cable', 'Phone mirroring'],
  ['12.3-inch touchscreen', '8-inch touchscreen'],
];

/** Features of which a car has the one that its model's page lists, else the first. */
const choices = [
  ['21', '19', '18', '17'].map((inches) => `${inches}-inch alloy wheels`),
  ['Nineteen', 'Fifteen', 'Fourteen', 'Eleven', 'Nine'].map(
    (number) => `${number}-speaker sound system`,
  ),
];

/** Words on a model's page that mean a feature of its cars. */
const stated: readonly (readonly [words: RegExp, feature: string])[] = [
  [/360-degree camera|camera on every side/i, '360-degree camera'],
  [/reversing camera/i, 'Reversing camera'],
  [/blind spot warning/i, 'Blind spot warning'],
  [/lane keeping/i, 'Lane keeping assistance'],
  [/trailer stability/i, 'Trailer stability control'],
  [/adaptive cruise/i, 'Adaptive cruise control'],
  [/heated (?:and ventilated )?(?:front )?seats/i, 'Heated front seats'],
  [/ventilated (?:and massaging )?front seats/i, 'Ventilated front seats'],
  [/heated (?:front seats and )?steering wheel/i, 'Heated steering wheel'],
  [/powered (?:tailgate|boot)/i, 'Powered tailgate'],
  [/head-up display/i, 'Head-up display'],
  [/keyless entry|phone as key/i, 'Keyless entry and start'],
  [/wireless phone charging/i, 'Wireless phone charging'],
  [/seats with memory/i, 'Electric driver’s seat with memory'],
  [/^leather /i, 'Leather seats'],
  [/(?:two|dual)-zone/i, 'Dual-zone climate control'],
  [/three-zone/i, 'Three-zone climate control'],
  [/four-zone/i, 'Four-zone climate control'],
  [/12\.3-inch screen/i, '12.3-inch touchscreen'],
  [/panoramic roof/i, 'Panoramic roof'],
  [/roof rails/i, 'Roof rails'],
  [/rear differential lock/i, 'Rear differential lock'],
  [/17-inch/i, '17-inch alloy wheels'],
  [/18-inch/i, '18-inch alloy wheels'],
  [/19-inch/i, '19-inch alloy wheels'],
  [/21-inch/i, '21-inch alloy wheels'],
  [/nine loudspeakers/i, 'Nine-speaker sound system'],
  [/eleven loudspeakers/i, 'Eleven-speaker sound system'],
  [/fourteen-speaker/i, 'Fourteen-speaker sound system'],
  [/fifteen loudspeakers/i, 'Fifteen-speaker sound system'],
  [/nineteen-speaker/i, 'Nineteen-speaker sound system'],
];

/** Returns the features that the page of the car's model lists for its version. */
function statedFeatures({ version }: StockCar): ReadonlySet<string> {
  const listed = version?.features ?? [];
  return new Set(
    stated.flatMap(([words, feature]) =>
      listed.some((text) => words.test(text)) ? [feature] : [],
    ),
  );
}

/** Level of equipment: by the trim's price among those of its line. */
function levelOf({ line: { trims }, trim }: StockCar): number {
  const prices = [...new Set(trims.map(({ price }) => price))].sort((a, b) => a - b);
  return prices.length === 1
    ? 2
    : 1 + Math.floor((prices.indexOf(trim.price) * 2) / (prices.length - 1));
}

/** Returns the features of a car by group. */
export function featuresOf(car: StockCar): CarFeatureGroup[] {
  const level = levelOf(car);
  const fuel = car.trim.fuel ?? car.line.fuel;
  const ofVersion = statedFeatures(car);
  const has = ([text, from = 0, minimum = 1, bodies, fuels]: Feature) =>
    ofVersion.has(text) ||
    (car.year >= from &&
      level >= minimum &&
      (bodies === undefined || bodies.split(' ').includes(car.line.word)) &&
      (fuels === undefined || fuels === fuel));
  const others = (options: readonly string[], chosen: string | undefined) =>
    chosen === undefined ? [] : options.filter((option) => option !== chosen);
  return Object.entries(groups).map(([name, features]) => {
    const items = features.filter(has).map(([text]) => text);
    const first = (options: readonly string[]) => options.find((option) => items.includes(option));
    const left = new Set([
      ...alternatives.flatMap((options) => others(options, first(options))),
      ...choices.flatMap((options) =>
        others(options, options.find((option) => ofVersion.has(option)) ?? first(options)),
      ),
    ]);
    return { name, items: items.filter((item) => !left.has(item)) };
  });
}
