import type { ManufacturerLocation } from '@forecourt/block-schemas';
import { carKind, dealershipFields, fieldKey } from '@forecourt/domain';
import type { FieldDefinition, FormContext, FormDefinition, KnownCar } from '../definition.ts';
import type { FormValue, FormValues } from '../definition.ts';
import { checkField } from '../fields/checks.ts';
import { normaliseText } from '../fields/normalise.ts';
import { stepFields } from '../paths/flow.ts';
import { isCarriedName } from '../query-names.ts';
import { stepKey } from '../steps.ts';

/** Returns true if there is an answer for a name. */
export const has = (values: FormValues, name: string): boolean =>
  Object.hasOwn(values, name) && values[name] !== '' && values[name] !== undefined;

/** Returns the car that a submission is about: as the server found it, else as the page provides it. */
export function carOf(
  { given }: Pick<FormDefinition, 'given'>,
  { car }: Pick<FormContext, 'car'>,
): Pick<KnownCar, 'car_type'> | undefined {
  if (car) return car;
  if (!['car_id', 'stock_number', 'selected_car'].some((name) => has(given, name)))
    return undefined;
  return typeof given.car_type === 'string' ? { car_type: given.car_type } : {};
}

/** Returns the subcategory of a finance enquiry, by the type of car (FNQ-2). */
export function financeSubcategory(car: Pick<KnownCar, 'car_type'> | undefined): string {
  if (!car) return 'Finance Enquiry without Car';
  const kind = carKind(car);
  return kind === 'new' || kind === 'demo'
    ? 'Finance Enquiry with New/Demo Car'
    : 'Finance Enquiry with Used Car';
}

/**
 * Returns the found car's properties, which replace those of the address. Fields that the form asks
 * for keep their answers, unless they are asked in place of a car in stock.
 */
export function carPart(form: FormDefinition, { car }: Pick<FormContext, 'car'>): FormValues {
  if (!car) return {};
  const facts = {
    car_id: car.id,
    stock_number: car.stock_number,
    selected_car: car.name,
    car_type: car.car_type,
  };
  const asked = (name: string) => form.fields.find((field) => field.name === name);
  const described = Object.entries({ make: car.make, model_name: car.model }).filter(
    ([name, value]) => value && asked(name)?.insteadOf !== undefined,
  );
  return Object.fromEntries([
    ...Object.entries(facts).flatMap(([name, value = '']) => (asked(name) ? [] : [[name, value]])),
    ...described,
  ]) as FormValues;
}

const asksState = (fields: readonly FieldDefinition[]): boolean =>
  fields.some(({ name }) => name === 'Vehicle State');

/** Returns the lead fields of a picked dealership, whose own field then holds its name. */
export function dealershipPart(
  fields: readonly FieldDefinition[],
  values: FormValues,
  { dealerships }: FormContext,
): FormValues {
  const asking = fields.filter(({ type }) => type === 'dealership');
  const chosen = asking.find(({ name }) => has(values, name));
  const id = chosen ? values[chosen.name] : values.location_id;
  if (typeof id !== 'string' || id === '') return {};
  const location = dealerships?.find((each) => each.id === id);
  // Without a list nothing can be looked up; with one, an id that is not in it means nothing here.
  if (!location) return dealerships?.length ? {} : { location_id: id };
  const state = location.address?.state;
  return {
    ...(asksState(fields) && !has(values, 'Vehicle State') && state && { 'Vehicle State': state }),
    ...Object.fromEntries(asking.map(({ name }) => [name, location.name])),
    ...setFields(location),
  };
}

/**
 * Location fields of a lead. A finance enquiry about a car goes to the car's own yard (FNQ-1):
 * `location_id` and the dealership are the yard's, `preferredDealership` and `preferred_location_id`
 * hold the visitor's choice. Other forms use the yard only where nothing is chosen.
 * @param chosen fields of the chosen dealership, or of the place of the form
 */
export function locationPart(
  { category }: Pick<FormDefinition, 'category'>,
  chosen: FormValues,
  { car, dealerships }: Pick<FormContext, 'car' | 'dealerships'>,
): FormValues {
  const id = car?.location_id;
  const yard = dealerships?.find((each) => each.id === id);
  const name = yard?.name ?? car?.location_name;
  const where: FormValues = name ? { car_location: name } : {};
  const { location_id: choice } = chosen;
  if (!id || (choice && category !== 'Finance Enquiry')) return { ...chosen, ...where };
  // No field of another dealership stays beside the yard's id.
  const others = Object.entries(chosen).filter(([key]) => !key.startsWith('dealership_'));
  return {
    ...Object.fromEntries(others),
    ...where,
    ...(yard ? setFields(yard) : { location_id: id, ...(name && { dealership_name: name }) }),
    ...(choice && choice !== id && { preferred_location_id: choice }),
  };
}

const setFields = (location: ManufacturerLocation): FormValues =>
  Object.fromEntries(
    Object.entries(dealershipFields(location)).filter(([, value]) => value !== ''),
  );

/** Returns fields of a service booking under the second name that CRMs use. */
export function serviceAliases(values: FormValues): FormValues {
  const rego = values.RegoOrVin;
  const date = values['Preferred Service Date'];
  return {
    ...(typeof rego === 'string' && rego.length < 17 && { 'Vehicle Rego': rego }),
    ...(date !== undefined && { 'Service Date': date }),
  };
}

const carried = {
  type: 'hidden',
  control: 'hidden',
  stepKey: '',
  label: '',
  required: false,
} as const;

const isPhone = ({ name }: FieldDefinition) => name === 'phone';

/** Returns true if the form skips the phone question for signed-in visitors. */
export const skipsPhone = (form: FormDefinition): boolean =>
  form.steps.some(
    (step) =>
      step.customRules?.skipAuthentication === true &&
      stepFields(form, stepKey(step)).some(isPhone),
  );

/**
 * Returns the phone of a signed-in visitor if the form skips the question for it, so that the dealer
 * can call.
 */
export function viewerPart(
  form: FormDefinition,
  asked: readonly FieldDefinition[],
  { viewer }: FormContext,
): FormValues {
  if (!viewer?.phone || asked.some(isPhone) || !skipsPhone(form)) return {};
  return { phone: normaliseText('tel', viewer.phone) };
}

/** Returns values from the page's query that no field asks for; one line of text each. */
export const carriedPart = (
  form: FormDefinition,
  values: FormValues,
  context: FormContext,
): [string, FormValue][] => {
  const givenKeys = new Set(Object.keys(form.given).map(fieldKey));
  return (
    Object.entries(values)
      .filter(([name]) => isCarriedName(name) && !form.fields.some((field) => field.name === name))
      // A name in another spelling would repeat a value of the page.
      .filter(([name]) => !givenKeys.has(fieldKey(name)))
      .flatMap(([name, given]): [string, FormValue][] => {
        const { value } = checkField({ ...carried, name }, given, form, context);
        return value === undefined ? [] : [[name, value]];
      })
  );
};
