import type { FormField, Site } from '@forecourt/block-schemas';
import type { FieldControl, FieldDefinition, FormPlace } from '../definition.ts';
import { spokenHours } from './check-dates.ts';
import { fieldTypes, statesOf } from './field-types.ts';
import { traitsOfName } from './known-names.ts';
import { plainText } from './plain-text.ts';

/** A question of a preset: what an editor can say about one, and a little more. */
export type Question = FormField &
  Partial<
    Pick<FieldDefinition, 'autocomplete' | 'hint' | 'half' | 'min' | 'max' | 'requiredMessage'>
  >;

/** What the definition of a field takes from the site. */
export type FieldSite = Pick<Site, 'region' | 'settings'>;

function optionsOf(question: Question, site: FieldSite, place: FormPlace) {
  const { type, name, options } = question;
  if (options) return options;
  const offered =
    place.options && Object.hasOwn(place.options, name) ? place.options[name] : undefined;
  if (offered && offered.length > 0) return offered;
  if (type === 'state') return site.settings?.forms?.states ?? statesOf[site.region];
  if (type === 'model') return site.settings?.forms?.modelNames;
  return undefined;
}

/** Limits of a grid of choices: options and characters in an option. */
const grid = { least: 3, most: 12, optionLength: 40 } as const;

/**
 * A few short options are easier to compare side by side than in a drop-down (FRM-5). Only the
 * options of `select` are: states, makes, models, years and dealerships have types of their own.
 */
const fitsGrid = (options: readonly string[]): boolean =>
  options.length >= grid.least &&
  options.length <= grid.most &&
  options.every((option) => option.length <= grid.optionLength);

/** A list makes a field a choice, and a choice without a list is typed in. */
function controlOf(question: Question, options: readonly string[] | undefined): FieldControl {
  const { control } = fieldTypes[question.type];
  const hasOptions = options !== undefined;
  if (control === 'checkbox') return hasOptions ? 'checkboxes' : 'checkbox';
  if (question.type === 'select' && options && fitsGrid(options)) return 'radio';
  if (control === 'input' && hasOptions) return 'select';
  return (control === 'select' || control === 'radio') && !hasOptions ? 'input' : control;
}

/** Lower case for the middle of a sentence; abbreviations stay. */
const midSentence = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text[0]!.toLowerCase() + text.slice(1) : text;

function requiredMessageOf(label: string, control: FieldControl): string {
  const text = plainText(label);
  if (control === 'checkbox') return 'Tick this box to go on.';
  if (/[?.!:]$/.test(text)) return 'Please answer this question.';
  const choosing = control === 'select' || control === 'radio' || control === 'checkboxes';
  return `${choosing ? 'Choose' : 'Enter'} the ${midSentence(text).replace(/^(?:the|your) /i, '')}.`;
}

/** When bookings are taken: to know it beforehand saves a try. */
function hoursHint({ bookingType }: Question, { settings }: FieldSite): string | undefined {
  const hours = settings?.forms?.bookingHours?.filter((each) => each.bookingType === bookingType);
  return bookingType && hours && hours.length > 0 ? spokenHours(hours) : undefined;
}

const booked = (question: Question): 'future' | undefined =>
  question.bookingType === undefined ? undefined : 'future';

function defaultOf(question: Question, options: readonly string[] | undefined, site: FieldSite) {
  if (question.type === 'checkbox') {
    if (!options) return question.defaultChecked || undefined;
    return question.defaultSelected === undefined ? undefined : [question.defaultSelected];
  }
  const { defaultState } = site.settings?.forms ?? {};
  return question.defaultSelected ?? (question.type === 'state' ? defaultState : undefined);
}

/** Leaves out what is undefined, so that a definition is the same after a trip through JSON. */
const withoutGaps = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined)) as T;

/**
 * A field with everything decided, from what the question, its name and its type say, in this order.
 * @param stepKey the step that it stands on.
 */
export function fieldDefinition(
  question: Question,
  stepKey: string,
  site: FieldSite,
  place: FormPlace,
): FieldDefinition {
  const { name, type } = question;
  const byType = fieldTypes[type];
  const byName = traitsOfName(name);
  const options = optionsOf(question, site, place);
  const control = controlOf(question, options);
  const typed = control === 'input' || control === 'textarea';
  const label = question.label || byName.label || byType.label || (type === 'hidden' ? '' : name);
  const asked = control !== 'message' && control !== 'hidden';
  const required = asked && question.required === true;
  return withoutGaps<FieldDefinition>({
    name,
    type,
    control,
    stepKey,
    label,
    required,
    input: control === 'input' ? (byType.input ?? 'text') : undefined,
    inputmode: control === 'input' ? byType.inputmode : undefined,
    autocomplete: asked
      ? (question.autocomplete ?? byName.autocomplete ?? byType.autocomplete)
      : undefined,
    maxLength: typed ? byType.maxLength : undefined,
    placeholder: question.placeholder,
    hint: question.hint ?? byType.hint ?? hoursHint(question, site),
    options: options && [...options],
    defaultValue: defaultOf(question, options, site),
    min: question.min ?? byType.min,
    max: question.max,
    when: byName.when ?? booked(question) ?? byType.when,
    format: typed ? byName.format : undefined,
    bookingType: question.bookingType,
    unit: byName.unit ?? byType.unit,
    half: question.half,
    sensitive: byName.sensitive,
    consent: control === 'checkbox' ? byName.consent : undefined,
    requiredMessage: required
      ? (question.requiredMessage ??
        byName.requiredMessage ??
        (type === 'dealership' ? undefined : requiredMessageOf(label, control)))
      : undefined,
  });
}
