import { isCalendarDay } from '@forecourt/domain';
import { dataEntries, type DataEntry } from '../../rule-api/data-entries.ts';
import { defineRule } from '../../rule-api/rule.ts';
import { contradictionReports, maxEnergy, type CarReport } from './contradictions.ts';
import { modelReports } from './model-figures.ts';

/** Least and largest figures of anything that a dealer sells; 0 stands for none. */
const limits: Readonly<Record<string, readonly [min: number, max: number, unit: string]>> = {
  km: [0, 1_000_000, 'km'],
  seats: [1, 60, 'seats'],
  doors: [0, 8, 'doors'],
  owners: [0, 30, 'previous owners'],
  fuel_consumption: [0.5, 50, 'litres per 100 km'],
  energy_consumption: [5, 150, 'kWh per 100 km'],
  electric_range_km: [5, 2000, 'km of range'],
  towing_braked_kg: [50, 25_000, 'kg'],
  towing_unbraked_kg: [50, 5000, 'kg'],
  payload_kg: [50, 25_000, 'kg'],
  kerb_mass_kg: [200, 25_000, 'kg'],
  length_mm: [1500, 15_000, 'mm'],
  width_mm: [600, 3000, 'mm'],
  height_mm: [700, 4500, 'mm'],
  wheelbase_mm: [900, 9000, 'mm'],
  ground_clearance_mm: [20, 700, 'mm'],
  boot_litres: [20, 15_000, 'litres'],
};

/** Kilometres above which a car is no longer new. */
const maxNewKm = 5000;

/** First day on which a car in stock can have come in, in seconds since 1970. */
const firstDay = Date.parse('1995-01-01') / 1000;

/** Largest engine of a light vehicle. */
const maxLitres = 10;

type Report = CarReport;
type Car = DataEntry['entry'];

function limitReports(car: Car): Report[] {
  return Object.entries(limits).flatMap(([member, [min, max, unit]]): Report[] => {
    const value = car[member];
    const most = member === 'energy_consumption' ? maxEnergy(car) : max;
    if (typeof value !== 'number' || value === 0 || (value >= min && value <= most)) return [];
    const message = `${value} ${unit} is not plausible for a car; check the digits and the unit`;
    return [{ pointer: `/${member}`, message }];
  });
}

function yearReports({ year, built, name }: Car, today: string): Report[] {
  if (typeof year !== 'number') return [];
  const [named] = /^(?:19|20)\d\d(?=\s)/.exec(typeof name === 'string' ? name : '') ?? [];
  if (year > Number(today.slice(0, 4)) + 1)
    return [
      { pointer: '/year', message: `${year} is later than next year; write the year of build` },
    ];
  // A car of a year may be built at the end of the year before.
  if (named !== undefined && Math.abs(Number(named) - year) > 1) {
    const message = `the name of the car begins with ${named}, but its year is ${year}; correct one of them`;
    return [{ pointer: '/year', message }];
  }
  const month = typeof built === 'string' ? Number(built.slice(0, 4)) : year;
  if (Number.isNaN(month) || Math.abs(month - year) <= 1) return [];
  const message = `the car was built in ${String(built)}, but its year is ${year}; correct one of them`;
  return [{ pointer: '/built', message }];
}

function engineReports({ engine }: Car): Report[] {
  if (typeof engine !== 'string') return [];
  const [, litres] = /(\d+(?:\.\d+)?)[\s-]?(?:l\b|lit(?:re|er)s?\b)/i.exec(engine) ?? [];
  if (litres === undefined || Number(litres) <= maxLitres) return [];
  const message = `an engine of ${litres} litres is not plausible for a car; write one such as "2.5 L"`;
  return [{ pointer: '/engine', message }];
}

function newReports({ car_type: type, km, owners }: Car): Report[] {
  if (typeof type !== 'string' || !/^new$/i.test(type)) return [];
  if (typeof owners === 'number' && owners > 0) {
    const message = `a car with ${owners === 1 ? 'a previous owner' : `${owners} previous owners`} is not sold as new; correct owners or car_type`;
    return [{ pointer: '/owners', message }];
  }
  if (typeof km !== 'number' || km <= maxNewKm || km > limits.km![1]) return [];
  const message = `a car with ${km.toLocaleString('en-AU')} km is not sold as new; correct km or car_type`;
  return [{ pointer: '/km', message }];
}

function fuelReports({ simple_fuel: fuel, fuel_consumption: litres }: Car): Report[] {
  if (typeof fuel !== 'string' || !/^electric$/i.test(fuel.trim())) return [];
  if (typeof litres !== 'number' || litres === 0 || litres > limits.fuel_consumption![1]) return [];
  const message = `an electric car uses no fuel; write energy_consumption, or correct simple_fuel`;
  return [{ pointer: '/fuel_consumption', message }];
}

function photoReports({ photos, photos_count: count }: Car): Report[] {
  if (!Array.isArray(photos) || typeof count !== 'number' || count === photos.length) return [];
  const message = `the car has ${photos.length} ${photos.length === 1 ? 'photo' : 'photos'}, not ${count}; correct photos_count, by which lists choose cars with enough of them`;
  return [{ pointer: '/photos_count', message }];
}

function dayReports(car: Car, today: string): Report[] {
  const days = ['inspection_date', 'history_date'].flatMap((member): Report[] => {
    const day = car[member];
    if (!isCalendarDay(day) || day <= today) return [];
    const message = `${day} is in the future, but the check is presented as done; correct the date`;
    return [{ pointer: `/${member}`, message }];
  });
  const added = car.created_at_timestamp;
  const tomorrow = Date.parse(`${today}T00:00:00Z`) / 1000 + 2 * 86_400;
  if (typeof added === 'number' && added > 0 && added < firstDay) {
    const message =
      'the time is decades ago, so the car is at the end of every list; write when it came into stock, in seconds since 1970';
    return [...days, { pointer: '/created_at_timestamp', message }];
  }
  if (typeof added !== 'number' || added < tomorrow) return days;
  const message =
    'the time is in the future, so the car stays at the head of every list; write when it came into stock, in seconds since 1970';
  return [...days, { pointer: '/created_at_timestamp', message }];
}

/** Reports figures of cars that come from a slip of digits, units or columns. */
export const carFigureImplausible = defineRule({
  meta: {
    id: 'car-figure-implausible',
    description: 'Figures and dates of cars are plausible.',
    severity: 'warning',
    recommended: true,
  },
  create: ({ today }) => ({
    data: (visit) => {
      for (const { entry, pointer } of dataEntries(visit, 'models'))
        for (const each of modelReports(entry))
          visit.report({ ...each, pointer: `${pointer}${each.pointer}` });
      for (const { entry, pointer } of dataEntries(visit, 'cars')) {
        const limited = limitReports(entry);
        const found = [
          ...limited,
          ...yearReports(entry, today),
          ...engineReports(entry),
          ...newReports(entry),
          ...photoReports(entry),
          ...fuelReports(entry),
          ...dayReports(entry, today),
          ...contradictionReports(entry, today, new Set(limited.map((each) => each.pointer))),
        ];
        // A figure that is off by itself is not compared with the others as well.
        const first = new Map(found.toReversed().map((each) => [each.pointer, each]));
        for (const each of first.values())
          visit.report({ ...each, pointer: `${pointer}${each.pointer}` });
      }
    },
  }),
});
