import type { Car } from '@forecourt/block-schemas';
import type { StockCar } from './stock-car.ts';

/** Measurements by which a model is listed. */
type Specification = Pick<
  Car,
  | 'length_mm'
  | 'width_mm'
  | 'height_mm'
  | 'wheelbase_mm'
  | 'ground_clearance_mm'
  | 'boot_litres'
  | 'kerb_mass_kg'
  | 'payload_kg'
  | 'towing_braked_kg'
  | 'towing_unbraked_kg'
>;

/** Length, width, height, wheelbase and clearance in mm; kerb mass and payload in kg. */
const body = (
  [length_mm, width_mm, height_mm, wheelbase_mm, ground_clearance_mm]: readonly number[],
  [kerb_mass_kg, payload_kg]: readonly number[],
  rest: Specification = {},
): Specification => ({
  length_mm,
  width_mm,
  height_mm,
  wheelbase_mm,
  ground_clearance_mm,
  kerb_mass_kg,
  payload_kg,
  ...rest,
});

/** Largest trailer with brakes and without, in kg. */
const tows = (towing_braked_kg: number, towing_unbraked_kg: number): Specification => ({
  towing_braked_kg,
  towing_unbraked_kg,
});

const specifications: Readonly<Record<string, Specification>> = {
  Tern: body([4660, 1865, 1690, 2730, 195], [1690, 520], { ...tows(1500, 750), boot_litres: 580 }),
  Egret: body([4730, 1890, 1660, 2860, 185], [2110, 480], { ...tows(1600, 750), boot_litres: 560 }),
  Wren: body([4010, 1765, 1540, 2560, 150], [1495, 410], { boot_litres: 340 }),
  Plover: body([4060, 1745, 1490, 2580, 140], [1120, 430], { ...tows(900, 550), boot_litres: 310 }),
  Meridian: body([4820, 1840, 1450, 2850, 140], [1560, 470], {
    ...tows(1300, 750),
    boot_litres: 510,
  }),
  'Meridian Tourer': body([4840, 1840, 1480, 2850, 145], [1620, 480], {
    ...tows(1300, 750),
    boot_litres: 610,
  }),
  Parallel: body([4760, 1820, 1455, 2800, 135], [1480, 460], {
    ...tows(1200, 750),
    boot_litres: 480,
  }),
  'Parallel Tourer': body([4770, 1820, 1485, 2800, 140], [1540, 470], {
    ...tows(1200, 750),
    boot_litres: 570,
  }),
  Folio: body([4060, 1790, 1530, 2580, 150], [1560, 400], { boot_litres: 360 }),
  Octavo: body([4930, 1880, 1460, 2950, 140], [1790, 480], {
    ...tows(1800, 750),
    boot_litres: 510,
  }),
  'Octavo Estate': body([4950, 1880, 1490, 2950, 150], [1850, 500], {
    ...tows(1800, 750),
    boot_litres: 640,
  }),
  Quarto: body([4780, 1910, 1640, 2900, 190], [2190, 490], {
    ...tows(2000, 750),
    boot_litres: 580,
  }),
  Drover: body([5370, 1920, 1835, 3200, 225], [2180, 1010], tows(3500, 750)),
  Muster: body([4890, 1930, 1850, 2790, 225], [2350, 690], {
    ...tows(3500, 750),
    boot_litres: 310,
  }),
  Boundary: body([4700, 1840, 1720, 2700, 205], [1720, 560], {
    ...tows(2000, 750),
    boot_litres: 480,
  }),
  Petrel: body([4260, 1775, 1285, 2570, 130], [1290, 260], { boot_litres: 230 }),
  Avocet: body([4330, 1760, 1310, 2560, 130], [1260, 320], { boot_litres: 240 }),
  Pip: body([3600, 1620, 1500, 2390, 140], [890, 380], { boot_litres: 190 }),
  Carter: body([5300, 1950, 1970, 3280, 165], [1790, 1250], tows(2000, 750)),
  Drayman: body([5300, 1950, 1970, 3280, 150], [2010, 1040], tows(1000, 750)),
  Hawker: body([5190, 1940, 1990, 3200, 170], [1880, 1120], tows(2000, 750)),
};

/** Litres per 100 km by engine; a heavy body and driven rear wheels cost more. */
const consumption: Readonly<Record<string, number>> = {
  '1.0-litre petrol': 4.9,
  '1.4-litre turbo petrol': 6.1,
  '1.5-litre petrol': 5.8,
  '1.8-litre petrol': 7.2,
  '2.0-litre hybrid': 4.4,
  '2.0-litre petrol': 7.6,
  '2.0-litre turbo petrol': 7.3,
  '2.0-litre diesel': 6.9,
  '2.2-litre diesel': 8.1,
  '2.4-litre diesel': 7.4,
  '2.4-litre petrol': 8.9,
  '2.5-litre hybrid': 5.1,
  '2.5-litre petrol': 8.2,
  '2.8-litre diesel': 8.4,
};

/** Range in km and kWh per 100 km by motor and battery. */
const electric: Readonly<Record<string, readonly [range: number, use: number]>> = {
  '85 kW electric, 40 kWh': [300, 14.2],
  '125 kW electric, 54 kWh': [400, 14.6],
  '150 kW electric, 68 kWh': [260, 27.1],
  '225 kW electric, 82 kWh': [520, 16.9],
};

function energyOf({ line, trim }: StockCar): Partial<Car> {
  const motor = electric[trim.engine];
  if (motor) return { electric_range_km: motor[0], energy_consumption: motor[1] };
  const base = consumption[trim.engine];
  if (base === undefined) throw new Error(`no consumption for ${trim.engine}`);
  const more = (/^(?:all|four)/.test(trim.drive) ? 0.5 : 0) + (line.word === 'Wagon' ? 0.2 : 0);
  return { fuel_consumption: Math.round((base + more) * 10) / 10 };
}

/** Figures of a version on its model's page, by the attribute of a car that has the same. */
const ofVersion = {
  'Fuel, combined': 'fuel_consumption',
  'Range, WLTP': 'electric_range_km',
  'Tows, braked': 'towing_braked_kg',
  Payload: 'payload_kg',
} as const;

/** Returns the figures that the page of a car's model gives for its version. */
function versionFigures({ version }: StockCar): Partial<Car> {
  const figures = Object.entries(ofVersion).flatMap(([name, attribute]) => {
    const figure = /^([\d,]+(?:\.\d+)?) /.exec(version?.specifications?.[name] ?? '')?.[1];
    return figure === undefined ? [] : [[attribute, Number(figure.replaceAll(',', ''))] as const];
  });
  const electricity = version?.consumption?.electricity;
  return {
    ...Object.fromEntries(figures),
    ...(electricity !== undefined && { energy_consumption: electricity }),
  };
}

/** Returns the car's measurements, consumption and towing. */
export function specificationOf(car: StockCar): Partial<Car> {
  const specification = specifications[car.line.model];
  if (!specification) throw new Error(`no specification of ${car.line.model}`);
  return { ...energyOf(car), ...specification, ...versionFigures(car) };
}
