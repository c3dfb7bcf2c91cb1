import type { Car, DealerLocation, FormData, Site, TeamMember } from '@forecourt/block-schemas';
import { copyFor, type Copy } from '@forecourt/copy';
import { isSold } from '@forecourt/domain';
import { dealershipsOf, formDefinition, formsOfScreens } from '@forecourt/forms';
import { carHref } from '../cars/car-href.ts';
import type { PlacedForm } from './form-of-block.ts';

/** Ids of the forms on screens, for posts and as anchors. */
export const screenForms = { vehicle: 'enquiry', staff: 'message', chosenCars: 'ask' } as const;

/** Name of the field with the repayment that a visitor chose on a car's page. */
export const estimateField = 'Repayment Estimate';

/**
 * Returns an enquiry's fields: those of the default lead form, and one for the visitor's questions.
 */
const enquiry = (
  { questions, vehicleForm }: Copy,
  comments = vehicleForm.comments,
): NonNullable<FormData['fields']> => [
  { name: 'name', type: 'text', label: questions.fullName, required: true },
  { name: 'phone', type: 'tel', label: questions.phone, required: true },
  { name: 'email', type: 'email', label: questions.email, required: true },
  { name: 'Comments', type: 'textarea', label: comments },
];

/** A car of which only the slug is known if the stock is unavailable. */
type KnownCar = Pick<Car, 'slug'> & Partial<Car>;
type KnownMember = Pick<TeamMember, 'slug'> & Partial<TeamMember>;

/** Returns the lead's data about the car, which never comes from the browser. */
function aboutCar(car: KnownCar): Record<string, string> {
  const all = {
    stock_number: car.stock_number,
    selected_car: car.name,
    car_id: car.id,
    car_type: car.car_type,
    make: car.make,
    model_name: car.model,
    location_id: car.location_id,
  };
  return Object.fromEntries(
    Object.entries(all).filter((pair): pair is [string, string] => Boolean(pair[1])),
  );
}

/**
 * Returns the enquiry form of a car's page (CAR-6); for a sold car it asks about similar cars.
 * Pure.
 */
export function vehicleForm(
  car: KnownCar,
  locations: readonly DealerLocation[],
  site: Site,
): PlacedForm {
  const sold = isSold(car);
  const copy = copyFor(site);
  const texts = copy.vehicleForm;
  const data: FormData = {
    ...(sold ? formsOfScreens.soldVehicle : formsOfScreens.vehicle),
    heading: sold ? texts.soldHeading : texts.heading,
    description: sold ? texts.soldDescription : texts.description,
    fields: [
      ...enquiry(copy, sold ? texts.soldComments : texts.comments),
      ...(sold ? [] : [{ name: estimateField, type: 'hidden' as const, label: texts.estimate }]),
    ],
  };
  const form = formDefinition(data, site, {
    path: carHref(car),
    pageTitle: car.name,
    id: screenForms.vehicle,
    given: aboutCar(car),
  });
  return { form, dealerships: dealershipsOf(locations), locations };
}

/** Returns the value that all cars share; undefined if they differ. */
function shared(values: readonly (string | undefined)[]): string | undefined {
  return new Set(values).size === 1 ? values[0] : undefined;
}

/**
 * Returns the lead's data about several cars: their names with stock numbers, their make if it is one,
 * and the location of the first, which receives the lead.
 */
function aboutCars(cars: readonly Car[]): Record<string, string> {
  const [first] = cars;
  if (first && cars.length === 1) return aboutCar(first);
  const named = ({ name, stock_number }: Car) =>
    stock_number ? `${name} (${stock_number})` : name;
  const all = {
    selected_car: cars.map(named).join('; '),
    stock_number: cars.flatMap(({ stock_number }) => stock_number ?? []).join(', '),
    make: shared(cars.map(({ make }) => make)),
    location_id: first?.location_id,
  };
  return Object.fromEntries(
    Object.entries(all).filter((pair): pair is [string, string] => Boolean(pair[1])),
  );
}

/**
 * Returns the form that asks about cars that a visitor saved or compares (CAR-8). Pure.
 * @param path path of the page, which names the cars
 */
export function chosenCarsForm(
  cars: readonly Car[],
  locations: readonly DealerLocation[],
  site: Site,
  path: string,
): PlacedForm {
  const copy = copyFor(site);
  const { ask, askOne, askHow, askHowOne, shortlist } = copy.shortlist;
  const data: FormData = {
    ...formsOfScreens.chosenCars,
    heading: cars.length === 1 ? askOne : ask,
    description: cars.length === 1 ? askHowOne : askHow,
    fields: enquiry(copy),
  };
  const form = formDefinition(data, site, {
    path,
    pageTitle: shortlist.title,
    id: screenForms.chosenCars,
    given: aboutCars(cars),
  });
  return { form, dealerships: dealershipsOf(locations), locations, cars };
}

/** Returns the message form of a team member's page (TEAM-3). Pure. */
export function staffForm(
  { name, slug, location_id }: KnownMember,
  locations: readonly DealerLocation[],
  site: Site,
): PlacedForm {
  const form = formDefinition(formsOfScreens.staff, site, {
    path: `/team/${slug}`,
    pageTitle: name,
    id: screenForms.staff,
    given: { ...(name && { user: name }), ...(location_id && { location_id }) },
  });
  return { form, dealerships: dealershipsOf(locations), locations };
}
