import type { FieldDefinition, FormDefinition, FormValue, FormValues } from './definition.ts';
import { normaliseText } from './fields/normalise.ts';
import { askedAs, isQueryName } from './query-names.ts';

const mostCharacters = 300;
const mostNames = 30;

/** What the query says for a field; undefined where its list has no such choice. */
function fitting(field: FieldDefinition, text: string): FormValue | undefined {
  if (field.control === 'message' || field.control.startsWith('checkbox')) return undefined;
  if (!field.options) return text;
  const wanted = normaliseText(field.type, text).toLowerCase();
  return field.options.find((option) => option.toLowerCase() === wanted);
}

/** The field that a query's name fills: of that name, else of a name that asks the same. */
function fieldFor(form: FormDefinition, name: string): FieldDefinition | undefined {
  const exact = form.fields.find((field) => field.name === name);
  if (exact) return exact;
  if (name === 'preferredDealership') return form.fields.find(({ type }) => type === 'dealership');
  return askedAs[name]
    ?.map((other) => form.fields.find((field) => field.name === other))
    .find((field) => field !== undefined);
}

/**
 * What a page's query fills a form with (FRM-8), by field name. Names that no field asks are there
 * too: they travel in hidden inputs. `locationId` of the dealership search picks the dealership.
 * Only the known names are read: no address can put words into any other field.
 */
export function prefill(form: FormDefinition, query: URLSearchParams): FormValues {
  const filled = new Map<string, FormValue>();
  for (const [key, typed] of [...query].slice(0, mostNames)) {
    const name = key === 'locationId' ? 'preferredDealership' : key;
    const text = typed.trim();

    if (
      !isQueryName(name) ||
      text === '' ||
      text.length > mostCharacters ||
      /[\p{Cc}\p{Cs}]/u.test(text)
    )
      continue;
    const field = fieldFor(form, name);
    const value = field ? fitting(field, text) : text;
    if (field && value !== undefined && !filled.has(field.name)) filled.set(field.name, value);
    if (!field && !filled.has(name)) filled.set(key === 'locationId' ? 'location_id' : name, text);
  }
  return Object.fromEntries(filled);
}

/** What a form holds before anything is typed: the fields' own defaults, what the place knows, the query. */
export function initialValues(form: FormDefinition, query?: URLSearchParams): FormValues {
  const defaults = form.fields.flatMap(({ name, options, control, defaultValue }) => {
    const known = Object.hasOwn(form.given, name) ? form.given[name] : defaultValue;
    const offered = control === 'checkboxes' || !options || options.includes(known as string);
    return known === undefined || !offered ? [] : [[name, known] as const];
  });
  return { ...Object.fromEntries(defaults), ...(query && prefill(form, query)) };
}
