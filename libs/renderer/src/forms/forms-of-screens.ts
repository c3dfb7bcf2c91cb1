import type { Car, DealerLocation, FormData, Site, TeamMember } from '@forecourt/block-schemas';
import { copyFor, type Copy } from '@forecourt/copy';
import { isSold } from '@forecourt/domain';
import { dealershipsOf, formDefinition } from '@forecourt/forms';
import { carHref } from '../cars/car-href.ts';
import type { PlacedForm } from './form-of-block.ts';

/** Ids that the forms of screens are posted under, and the anchors that lead to them. */
export const screenForms = { vehicle: 'enquiry', staff: 'message' } as const;

/** An enquiry's questions: those of the default lead form, and the visitor's own. */
const enquiry = ({ questions, vehicleForm }: Copy): NonNullable<FormData['fields']> => [
  { name: 'name', type: 'text', label: questions.fullName, required: true },
  { name: 'phone', type: 'tel', label: questions.phone, required: true },
  { name: 'email', type: 'email', label: questions.email, required: true },
  { name: 'Comments', type: 'textarea', label: vehicleForm.comments },
];

/** A car whose source did not answer is known by its page alone; its form is none the worse. */
type KnownCar = Pick<Car, 'slug'> & Partial<Car>;
type KnownMember = Pick<TeamMember, 'slug'> & Partial<TeamMember>;

/** What the lead says about the car; nothing of it is ever taken from the browser. */
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

/** The enquiry on a car's page (CAR-6); on the page of a sold one it is about cars like it. Pure. */
export function vehicleForm(
  car: KnownCar,
  locations: readonly DealerLocation[],
  site: Site,
): PlacedForm {
  const sold = isSold(car);
  const copy = copyFor(site);
  const texts = copy.vehicleForm;
  const data: FormData = {
    preset: 'lead',
    category: 'General Enquiry',
    heading: sold ? texts.soldHeading : texts.heading,
    description: sold ? texts.soldDescription : texts.description,
    fields: enquiry(copy),
    ...(sold && { subcategory: 'Similar Car Enquiry' }),
  };
  const form = formDefinition(data, site, {
    path: carHref(car),
    ...(car.name && { pageTitle: car.name }),
    id: screenForms.vehicle,
    given: aboutCar(car),
  });
  return { form, dealerships: dealershipsOf(locations) };
}

/** The message to one of the dealer's people (TEAM-3). Pure. */
export function staffForm(
  { name, slug, location_id }: KnownMember,
  locations: readonly DealerLocation[],
  site: Site,
): PlacedForm {
  const form = formDefinition({ preset: 'team-member' }, site, {
    path: `/team/${slug}`,
    ...(name && { pageTitle: name }),
    id: screenForms.staff,
    given: { ...(name && { user: name }), ...(location_id && { location_id }) },
  });
  return { form, dealerships: dealershipsOf(locations) };
}
