import type { TenantSnapshot } from '@forecourt/block-schemas';
import { profileMembers, type CarListKind } from '@forecourt/domain';
import { answerQueries, isSourceFailure } from '@forecourt/dealership';
import { prefillNames, type FormDefinition, type FormValues } from '@forecourt/forms';
import {
  chosenCarsForm,
  formOnPage,
  screenForms,
  staffForm,
  vehicleForm,
} from '@forecourt/renderer';
import type { PlacedForm } from '@forecourt/renderer';
import type { SourceQuestions } from '../data/source-questions.ts';
import type { PageAddress } from '../pages/page-address.ts';
import { findChosenCars } from '../data/find-chosen-cars.ts';
import { findCar } from '../data/find-car.ts';
import { fetchVisibleLocations } from '../data/fetch-visible-locations.ts';

/** Pages of the platform that contain a form. */
type ScreenKind = 'vehicle' | 'staff' | CarListKind;

const withForm: readonly string[] = ['page', 'vehicle', 'staff', 'shortlist', 'compare'] satisfies (
  ScreenKind | 'page'
)[];

/** A page that contains forms: a content page, a car or one of the dealer's people. */
export type FormAddress = Extract<PageAddress, { kind: 'page' | ScreenKind }>;

/** Returns true if a page at this address may contain forms. */
export const hasForms = (address: PageAddress): address is FormAddress =>
  withForm.includes(address.kind);

/**
 * Removes posted fields of a car that the form does not contain: on a screen the server knows which
 * car is meant, or that none is.
 */
export const withoutCar = (form: FormDefinition, values: FormValues): FormValues =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name]) => !prefillNames.includes(name) || form.fields.some((field) => field.name === name),
    ),
  );

/**
 * Finds the form that is posted under an id at its address, with the dealer's current data;
 * undefined if there is none. If the source of a car or person fails, the form is still accepted:
 * the lead then names the page alone, and no enquiry is rejected.
 */
export async function findForm(
  address: FormAddress,
  id: string,
  tenant: TenantSnapshot,
  questions: SourceQuestions,
): Promise<PlacedForm | undefined> {
  if (address.kind === 'page') {
    const found = formOnPage(address.entry.page, tenant, id);
    return found?.place(await answerQueries(found.queries, questions));
  }
  const { kind, slug } = address;
  if (kind === 'shortlist' || kind === 'compare') {
    if (id !== screenForms.chosenCars) return undefined;
    const path = slug === '' ? `/${kind}` : `/${kind}/${slug}`;
    const { cars, locations } = await findChosenCars(kind, slug, questions).catch((error) => {
      if (!isSourceFailure(error)) throw error;
      questions.onFailure(error.source, error);
      return { cars: [], locations: [] };
    });
    return chosenCarsForm(cars, locations, tenant.site, path);
  }
  if (id !== screenForms[kind]) return undefined;
  const { site } = tenant;
  const unanswered = (error: unknown): { readonly slug: string } => {
    if (!isSourceFailure(error)) throw error;
    questions.onFailure(error.source, error);
    return { slug };
  };
  if (kind === 'vehicle') {
    const car = await findCar(slug, questions).catch(unanswered);
    if (!car) return undefined;
    const placed = vehicleForm(car, await fetchVisibleLocations(questions), site);
    return 'name' in car ? { ...placed, car } : placed;
  }
  if (site.featureFlags?.removeProfilePages) return undefined;
  const { data, budget } = questions;
  const member = await budget
    .wait('team', () => data.team.all())
    .then((team) => profileMembers(team).find((each) => each.slug === slug), unanswered);
  if (member === undefined) return undefined;
  return staffForm(member, await fetchVisibleLocations(questions), site);
}
