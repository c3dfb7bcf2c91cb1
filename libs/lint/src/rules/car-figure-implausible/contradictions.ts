import { isCalendarDay } from '@forecourt/domain';
import { scalarText } from '@forecourt/json';
import { carBody } from '../../rule-api/car-body.ts';
import type { DataEntry } from '../../rule-api/data-entries.ts';
import type { RuleReport } from '../../rule-api/rule.ts';

/** A finding about a car, with a pointer within it. */
export type CarReport = Pick<RuleReport, 'pointer' | 'message'>;

type Car = DataEntry['entry'];

/** Kilometres that no car is driven in a year: a taxi with two drivers has 150,000. */
const maxKmOfYear = 200_000;
/** Years after which a car that was never registered is no longer sold as new. */
const maxNewYears = 4;
/** Payload of the largest ute or van for a car licence, with room. */
const maxPayload = 3500;
/** Most payload of a truck, as a multiple of its own mass. */
const maxPayloadOfMass = 2.5;

/** Least and most mass in kg of a car with nobody in it, from microcars to campervans. */
const [minMass, maxMass] = [350, 6000];

/** Pairs of figures, of which the first is never above the second. */
const orders = [
  ['towing_unbraked_kg', 'towing_braked_kg', 'kg', 'a trailer without brakes is never the heavier'],
  ['wheelbase_mm', 'length_mm', 'mm', 'the axles are within the length'],
] as const;

const isTruck = ({ simple_body: body }: Car): boolean =>
  /\b(?:truck|bus|coach|tipper|prime mover|chassis)\b/i.test(scalarText(body));

/** Returns a figure above 0: 0 stands for none. */
const figure = (value: unknown): number | undefined =>
  typeof value === 'number' && value > 0 ? value : undefined;

/** Returns the month or year of build, `2018-08` or `2018`. */
const builtOf = ({ built, year }: Car): string | undefined =>
  typeof built === 'string' && /^\d{4}-\d\d$/.test(built) ? built : figure(year)?.toString();

function orderReports(car: Car, off: ReadonlySet<string>): CarReport[] {
  return orders.flatMap(([lower, upper, unit, why]): CarReport[] => {
    const [small, large] = [figure(car[lower]), figure(car[upper])];
    if (small === undefined || large === undefined || small <= large) return [];
    if (off.has(`/${upper}`)) return [];
    const message = `${small} ${unit} is more than the ${large} ${unit} of ${upper}, but ${why}; correct one of them`;
    return [{ pointer: `/${lower}`, message }];
  });
}

function massReports({ kerb_mass_kg: mass, simple_body: body }: Car): CarReport[] {
  const own = figure(mass);
  if (own === undefined || !carBody.test(scalarText(body).trim())) return [];
  if (own >= minMass && own <= maxMass) return [];
  const message = `a mass of ${own} kg is not plausible for this body; check the digits and the unit`;
  return [{ pointer: '/kerb_mass_kg', message }];
}

function payloadReports(car: Car): CarReport[] {
  const payload = figure(car.payload_kg);
  if (payload === undefined || payload <= maxPayload) return [];
  const mass = figure(car.kerb_mass_kg);
  const isBody = scalarText(car.simple_body) !== '' && !isTruck(car);
  if (!isBody && (mass === undefined || payload <= maxPayloadOfMass * mass)) return [];
  const message = `a payload of ${payload} kg is not plausible for this ${isBody ? 'body' : 'mass'}; check the digits`;
  return [{ pointer: '/payload_kg', message }];
}

/** Reports days before the car was built. */
function dayReports(car: Car): CarReport[] {
  const built = builtOf(car);
  if (built === undefined) return [];
  // A car of a year may be built at the end of the year before.
  const first = built.length > 4 ? built : String(Number(built) - 1);
  const what = { warranty_until: 'the warranty ends on', inspection_date: 'the inspection is of' };
  const days = { ...what, history_date: 'the history check is of' };
  return Object.entries(days).flatMap(([member, before]): CarReport[] => {
    const day = car[member];
    if (!isCalendarDay(day) || day.slice(0, first.length) >= first) return [];
    const message = `${before} ${day}, but the car was built in ${built}; correct one of them`;
    return [{ pointer: `/${member}`, message }];
  });
}

function ageReports(car: Car, today: string): CarReport[] {
  const built = builtOf(car);
  if (built === undefined) return [];
  const years = Number(today.slice(0, 4)) - Number(built.slice(0, 4));
  const { car_type: type, km } = car;
  if (typeof type === 'string' && /^new$/i.test(type.trim()) && years > maxNewYears) {
    const message = `a car built in ${built} is not sold as new; correct car_type or ${built.length > 4 ? 'built' : 'year'}`;
    return [{ pointer: '/car_type', message }];
  }
  const driven = figure(km);
  if (
    driven === undefined ||
    driven > 1_000_000 ||
    driven <= maxKmOfYear * (Math.max(0, years) + 1)
  )
    return [];
  const message = `${driven.toLocaleString('en-AU')} km is not plausible for a car built in ${built}; correct one of them`;
  return [{ pointer: '/km', message }];
}

/** Reports figures about electricity of a car that is not charged. */
function electricReports(car: Car): CarReport[] {
  const fuel = scalarText(car.simple_fuel).trim();
  if (!/^(?:petrol|diesel|lpg|unleaded|gas)$/i.test(fuel)) return [];
  return ['electric_range_km', 'energy_consumption'].flatMap((member): CarReport[] => {
    if (figure(car[member]) === undefined) return [];
    const message = `a ${fuel.toLowerCase()} car is not charged, but has ${member}; remove it, or correct simple_fuel`;
    return [{ pointer: `/${member}`, message }];
  });
}

/**
 * Returns the findings about figures and dates of a car that can't all be right.
 * @param off pointers of figures that are off by themselves.
 */
export const contradictionReports = (
  car: Car,
  today: string,
  off: ReadonlySet<string>,
): CarReport[] => [
  ...orderReports(car, off),
  ...massReports(car),
  ...payloadReports(car),
  ...dayReports(car),
  ...ageReports(car, today),
  ...electricReports(car),
];

/** Returns the largest plausible consumption of electricity, in kWh per 100 km. */
export const maxEnergy = (car: Car): number => (isTruck(car) ? 150 : 80);
