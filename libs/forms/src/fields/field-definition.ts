import type { FormField, Site } from '@forecourt/block-schemas';
import type { Copy } from '@forecourt/copy';
import { isSensitiveName } from '@forecourt/domain';
import type { FieldControl, FieldDefinition, FormPage } from '../definition.ts';
import { hoursText } from './booking-hours.ts';
import { fieldTypes, statesOf } from './field-types.ts';
import { copyOfName, traitsOfName } from './known-names.ts';
import { inlineText } from './inline-text.ts';

/** A question of a preset or a block: the field of a block with a few properties more. */
export type Question = FormField &
  Partial<
    Pick<
      FieldDefinition,
      | 'autocomplete'
      | 'hint'
      | 'half'
      | 'insteadOf'
      | 'min'
      | 'max'
      | 'requiredMessage'
      | 'optionNotes'
      | 'optionMinutes'
    >
  >;

/** The part of a site that its fields depend on. */
export type FieldSite = Pick<Site, 'region' | 'settings'>;

function optionsOf(question: Question, site: FieldSite, page: FormPage) {
  const { type, name, options } = question;
  if (options) return options;
  const offered =
    page.options && Object.hasOwn(page.options, name) ? page.options[name] : undefined;
  if (offered && offered.length > 0) return offered;
  if (type === 'state') return site.settings?.forms?.states ?? statesOf[site.region];
  if (type === 'model') return site.settings?.forms?.modelNames;
  return undefined;
}

/** Limits of a grid of choices: number of options, and characters in an option. */
const grid = { min: 3, max: 12, optionLength: 40 } as const;

/**
 * A few short options are easier to compare side by side than in a drop-down (FRM-5). Only the
 * options of `select` are: states, makes, models, years and dealerships have types of their own.
 */
const fitsGrid = (options: readonly string[]): boolean =>
  options.length >= grid.min &&
  options.length <= grid.max &&
  options.every((option) => option.length <= grid.optionLength);

/** Returns the control of a question: options make it a choice; a choice without options is typed in. */
function controlOf(question: Question, options: readonly string[] | undefined): FieldControl {
  const { control } = fieldTypes[question.type];
  const hasOptions = options !== undefined;
  if (control === 'checkbox') return hasOptions ? 'checkboxes' : 'checkbox';
  const isGrid = question.optionNotes !== undefined || (options && fitsGrid(options));
  if (question.type === 'select' && options && isGrid) return 'radio';
  if (control === 'input' && hasOptions) return 'select';
  return (control === 'select' || control === 'radio') && !hasOptions ? 'input' : control;
}

/** Returns the message for leaving a field empty, from its type, its control and its label. */
function requiredMessageOf(
  { type, label, control }: Pick<FieldDefinition, 'type' | 'label' | 'control'>,
  { requiredFields, checks }: Copy,
): string {
  const text = inlineText(label);
  if (type === 'datetime') return checks.types.datetime;
  if (control === 'checkbox') return requiredFields.tick;
  if (/[?!]|[.:]$/.test(text) || requiredFields.isRequest(text)) return requiredFields.answer;
  const choosing = control === 'select' || control === 'radio' || control === 'checkboxes';
  return choosing ? requiredFields.choose(text) : requiredFields.enter(text);
}

/** The opening hours as a hint, so that visitors need not try out when bookings are taken. */
function hoursHint(
  { bookingType }: Question,
  { settings }: FieldSite,
  { openingHours }: Copy,
): string | undefined {
  const hours = settings?.forms?.bookingHours?.filter((each) => each.bookingType === bookingType);
  return bookingType && hours && hours.length > 0 ? hoursText(hours, openingHours) : undefined;
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

/** Leaves out undefined members, so that a definition survives JSON unchanged. */
const withoutGaps = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined)) as T;

/** Returns the built-in label of a field: by its name, otherwise by its type; '' if it has none. */
export const builtInLabel = (
  { name, type }: Pick<FormField, 'name' | 'type'>,
  copy: Copy,
): string => copyOfName(name, copy).label ?? copy.fieldTypes[type];

/**
 * Returns a field with everything decided by the question, its name and its type, in this order.
 * @param stepKey the field's step.
 */
export function fieldDefinition(
  question: Question,
  stepKey: string,
  site: FieldSite,
  page: FormPage,
  copy: Copy,
): FieldDefinition {
  const { name, type } = question;
  const byType = fieldTypes[type];
  const byName = traitsOfName(name);
  const named = copyOfName(name, copy);
  const options = optionsOf(question, site, page);
  const control = controlOf(question, options);
  const typed = control === 'input' || control === 'textarea' || control === 'car';
  const label = question.label || builtInLabel(question, copy) || (type === 'hidden' ? '' : name);
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
    hint: question.hint ?? byType.hint ?? hoursHint(question, site, copy),
    options: options && [...options],
    optionNotes: question.optionNotes,
    optionMinutes: question.optionMinutes,
    defaultValue: defaultOf(question, options, site),
    min: question.min ?? byType.min,
    max: question.max,
    when: byName.when ?? booked(question) ?? byType.when,
    format: typed ? byName.format : undefined,
    bookingType: question.bookingType,
    unit: byName.unit ?? byType.unit,
    half: question.half,
    insteadOf: question.insteadOf,
    sensitive: isSensitiveName(name) || undefined,
    consent: control === 'checkbox' ? byName.consent : undefined,
    requiredMessage: required
      ? (question.requiredMessage ??
        named.required ??
        (type === 'dealership' ? undefined : requiredMessageOf({ type, label, control }, copy)))
      : undefined,
  });
}
