import { fieldKey } from '@forecourt/domain';
import type { FieldDefinition, FormDefinition, KnownCar } from '../definition.ts';
import { purposeOf } from '../visits/dealerships.ts';
import { asksOwnCar } from './own-car.ts';

/** Properties of a car in stock by the names of the questions that ask for them. */
const facts: Readonly<Record<string, 'make' | 'model' | 'name'>> = {
  make: 'make',
  model: 'model',
  modelname: 'model',
  selectedcar: 'name',
};

/** Returns the property that a question about a car for sale asks for. */
function factOf(
  form: FormDefinition,
  field: FieldDefinition,
): 'make' | 'model' | 'name' | undefined {
  const key = fieldKey(field.name);
  const isOpen = field.insteadOf === undefined && field.control !== 'hidden';
  return isOpen && Object.hasOwn(facts, key) && !asksOwnCar(form, field) ? facts[key] : undefined;
}

/** Returns the questions that a known car answers, each with its fact; a step is never left without questions. */
function answeredByCar(form: FormDefinition) {
  if (purposeOf(form.category) !== 'sales') return [];
  const others = new Set(
    form.fields.filter((field) => !factOf(form, field)).map(({ stepKey }) => stepKey),
  );
  return form.fields.flatMap((field) => {
    const fact = factOf(form, field);
    return fact && others.has(field.stepKey) ? [{ field, fact }] : [];
  });
}

/** Returns true for a form that asks for the make, model or name of a car for sale. */
export const describesCar = (form: FormDefinition): boolean => answeredByCar(form).length > 0;

/**
 * Returns the form for a car in stock: make, model and name are the car's and are not asked, so that a lead
 * never names two cars. Without a car it is the form itself.
 */
export function withKnownCar(
  form: FormDefinition,
  car: Partial<Pick<KnownCar, 'make' | 'model' | 'name'>> | undefined,
): FormDefinition {
  const answered = car ? answeredByCar(form) : [];
  if (!car || answered.length === 0) return form;
  const known = answered.flatMap(({ field, fact }) => {
    const value = car[fact];
    return value ? [[field.name, value] as const] : [];
  });
  return {
    ...form,
    fields: form.fields.filter((field) => !answered.some((each) => each.field === field)),
    given: { ...form.given, ...Object.fromEntries(known) },
  };
}
