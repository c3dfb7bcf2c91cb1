import type { Car } from '@forecourt/block-schemas';
import type { Copy } from '@forecourt/copy';
import { valueKey } from '@forecourt/domain';
import { carLabel } from '../../cars/car-words.ts';
import type { IconName } from '../../icons/icon.tsx';

/** A fact of a car with its label. */
export interface Fact {
  readonly name: string;
  readonly value: string;
}

/** A fact for the grid. */
export interface KeyFact extends Fact {
  readonly icon: IconName;
}

/** A car's facts, each in one place only. */
export interface CarFacts {
  /** Up to eight, an even number, so that they fill whole rows. */
  readonly key: readonly KeyFact[];
  readonly dimensions: readonly Fact[];
  /** Facts that are neither key facts nor part of the name. */
  readonly details: readonly Fact[];
}

/** A fact that a car may lack. */
type Candidate<F extends Fact> = Omit<F, 'value'> & { readonly value: string | undefined };

/** Context of a car's facts. */
interface FactContext {
  readonly copy: Copy;
  /** Current day at the dealer's, YYYY-MM-DD. */
  readonly today: string;
}

const maxKeyFacts = 8;

const known = <F extends Fact>(candidates: readonly Candidate<F>[]): F[] =>
  candidates.filter(({ value }) => value !== undefined && value.trim() !== '') as unknown as F[];

/** Formats a number if it is above 0; feeds write 0 for unknown. */
const positive = (
  value: number | undefined,
  format: (value: number) => string = String,
): string | undefined => (value !== undefined && value > 0 ? format(value) : undefined);

/** The warranty that is left; nothing after its last day. */
function warrantyOf(
  { warranty, warranty_until: until }: Car,
  { copy, today }: FactContext,
): string | undefined {
  if (until === undefined) return warranty;
  return until >= today ? copy.vehicleValues.until(until) : undefined;
}

/** Facts that buyers compare, in order of interest. */
function keyCandidates(car: Car, context: FactContext): readonly Candidate<KeyFact>[] {
  const { carFacts, carValues, vehicleFacts, vehicleValues } = context.copy;
  const use =
    positive(car.fuel_consumption, vehicleValues.fuelUse) ??
    positive(car.energy_consumption, vehicleValues.energyUse);
  const built = car.built === undefined ? undefined : vehicleValues.month(car.built);
  return [
    {
      name: carFacts.km,
      value: car.km === undefined ? undefined : carValues.km(car.km),
      icon: 'gauge',
    },
    {
      name: built ? vehicleFacts.built : vehicleFacts.year,
      value: built ?? positive(car.year),
      icon: 'calendar',
    },
    { name: vehicleFacts.transmission, value: car.transmission, icon: 'gearbox' },
    { name: carFacts.simple_fuel, value: car.simple_fuel, icon: 'fuel' },
    {
      name: vehicleFacts.range,
      value: positive(car.electric_range_km, vehicleValues.km),
      icon: 'battery',
    },
    { name: vehicleFacts.uses, value: use, icon: 'drop' },
    { name: carFacts.seats, value: positive(car.seats), icon: 'seat' },
    {
      name: vehicleFacts.tows,
      value: positive(car.towing_braked_kg, vehicleValues.braked),
      icon: 'tow',
    },
    { name: vehicleFacts.warranty, value: warrantyOf(car, context), icon: 'shield-check' },
    { name: carFacts.simple_body, value: car.simple_body, icon: 'car' },
    { name: vehicleFacts.drive, value: car.drive_type, icon: 'swap' },
    { name: vehicleFacts.engine, value: car.engine, icon: 'wrench' },
    { name: vehicleFacts.doors, value: positive(car.doors), icon: 'key' },
  ];
}

function dimensionsOf(car: Car, { copy }: FactContext): Fact[] {
  const { vehicleFacts, vehicleValues: value } = copy;
  return known<Fact>([
    { name: vehicleFacts.length, value: positive(car.length_mm, value.mm) },
    { name: vehicleFacts.width, value: positive(car.width_mm, value.mm) },
    { name: vehicleFacts.height, value: positive(car.height_mm, value.mm) },
    { name: vehicleFacts.wheelbase, value: positive(car.wheelbase_mm, value.mm) },
    { name: vehicleFacts.groundClearance, value: positive(car.ground_clearance_mm, value.mm) },
    { name: vehicleFacts.boot, value: positive(car.boot_litres, value.litres) },
    { name: vehicleFacts.kerbMass, value: positive(car.kerb_mass_kg, value.kg) },
    { name: vehicleFacts.payload, value: positive(car.payload_kg, value.kg) },
    { name: vehicleFacts.towingUnbraked, value: positive(car.towing_unbraked_kg, value.kg) },
  ]);
}

/** True if a text contains a value as whole words. */
const contains = (text: string, value: string): boolean =>
  ` ${valueKey(text)} `.includes(` ${valueKey(value)} `);

/** Other facts of a car, which the page shows nowhere else: neither in its name nor as its label. */
function otherCandidates(car: Car, { copy }: FactContext): readonly Candidate<Fact>[] {
  const { carFacts, vehicleFacts } = copy;
  const { body, simple_body: simple } = car;
  const unlessIn = (text: string | undefined, value: string | undefined) =>
    value !== undefined && contains(text ?? '', value) ? undefined : value;
  return [
    { name: carFacts.car_type, value: unlessIn(carLabel(car)?.text, car.car_type) },
    { name: carFacts.make, value: unlessIn(car.name, car.make) },
    { name: carFacts.model, value: unlessIn(car.name, car.model) },
    { name: carFacts.badge, value: unlessIn(car.name, car.badge) },
    { name: vehicleFacts.bodyStyle, value: unlessIn(simple, body) },
    { name: vehicleFacts.colour, value: car.colour },
    { name: vehicleFacts.interior, value: car.interior_colour },
    { name: vehicleFacts.owners, value: positive(car.owners) },
    { name: vehicleFacts.rego, value: car.rego },
    { name: vehicleFacts.vin, value: car.vin },
  ];
}

/** Returns a car's facts; none is repeated, and the car's name and label count as shown. */
export function factsOf(car: Car, context: FactContext): CarFacts {
  const candidates = known<KeyFact>(keyCandidates(car, context));
  const count = Math.min(maxKeyFacts, candidates.length - (candidates.length % 2));
  const rest: readonly Fact[] = candidates.slice(count);
  return {
    key: candidates.slice(0, count),
    dimensions: dimensionsOf(car, context),
    details: [...rest, ...known<Fact>(otherCandidates(car, context))].map(({ name, value }) => ({
      name,
      value,
    })),
  };
}
