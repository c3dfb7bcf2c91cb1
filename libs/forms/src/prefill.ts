import { foldText } from '@forecourt/domain';
import type { FieldDefinition, FormDefinition, FormValue, FormValues } from './definition.ts';
import { normaliseText } from './fields/normalise.ts';
import { asksOwnCar } from './cars/own-car.ts';
import { askedAs, carDescriptions, carForSaleNames, isQueryName } from './query-names.ts';

const maxCharacters = 300;
const maxNames = 30;

/** Returns the option that matches a text, ignoring case, accents and spaces. */
function optionFor(options: readonly string[], text: string): string | undefined {
  const wanted = foldText(text);
  return (
    options.find((option) => option === text) ?? options.find((each) => foldText(each) === wanted)
  );
}

/** Returns a query's value for a field; undefined where its list has no such choice. */
function fitting(field: FieldDefinition, text: string): FormValue | undefined {
  if (field.control === 'message' || field.control.startsWith('checkbox')) return undefined;
  if (!field.options) return text;
  return optionFor(field.options, normaliseText(field.type, text));
}

/** Returns the field that a query parameter fills: of the same name, else of an equivalent name. */
function fieldFor(form: FormDefinition, name: string): FieldDefinition | undefined {
  const exact = form.fields.find((field) => field.name === name);
  if (exact) return exact;
  if (name === 'preferredDealership') return form.fields.find(({ type }) => type === 'dealership');
  return askedAs[name]
    ?.map((other) => form.fields.find((field) => field.name === other))
    .find((field) => field !== undefined);
}

/**
 * Returns the values that a page's query fills a form with (FRM-8), by field name. Names that no
 * field asks for are included and sent in hidden inputs. `locationId` of the dealership search picks
 * the dealership. Only known names are read, so that a link cannot fill any other field. A query that
 * names a car for sale describes that car and fills no field about the visitor's own.
 */
export function prefill(form: FormDefinition, query: URLSearchParams): FormValues {
  const filled = new Map<string, FormValue>();
  const isAboutCarForSale = carForSaleNames.some((name) => query.get(name)?.trim());
  for (const [key, typed] of [...query].slice(0, maxNames)) {
    const name = key === 'locationId' ? 'preferredDealership' : key;
    const text = typed.trim();

    if (
      !isQueryName(name) ||
      text === '' ||
      text.length > maxCharacters ||
      /[\p{Cc}\p{Cs}]/u.test(text)
    )
      continue;
    const field = fieldFor(form, name);
    if (field && isAboutCarForSale && carDescriptions.includes(name) && asksOwnCar(form, field))
      continue;
    const value = field ? fitting(field, text) : text;
    if (field && value !== undefined && !filled.has(field.name)) filled.set(field.name, value);
    if (!field && !filled.has(name)) filled.set(key === 'locationId' ? 'location_id' : name, text);
  }
  return Object.fromEntries(filled);
}

/** Returns a form's values before anything is typed: the fields' defaults, those of the page, the query's. */
export function initialValues(form: FormDefinition, query?: URLSearchParams): FormValues {
  const defaults = form.fields.flatMap(({ name, options, control, defaultValue }) => {
    const known = Object.hasOwn(form.given, name) ? form.given[name] : defaultValue;
    const value =
      control === 'checkboxes' || !options || typeof known !== 'string'
        ? known
        : optionFor(options, known);
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...Object.fromEntries(defaults), ...(query && prefill(form, query)) };
}
