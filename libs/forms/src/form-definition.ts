import type { FormCategory, FormStep, Site } from '@forecourt/block-schemas';
import { copyFor, type Copy } from '@forecourt/copy';
import type {
  FieldDefinition,
  FormBlockData,
  FormDefinition,
  FormEvents,
  FormPage,
  FormWithoutNotices,
} from './definition.ts';
import { fieldDefinition, type Question } from './fields/field-definition.ts';
import { presetOf, presets } from './presets/index.ts';
import type { PresetForm } from './presets/preset.ts';
import { privacyNotices } from './privacy-notices.ts';
import { stepKey } from './steps.ts';

/** The part of a site that its forms depend on, but for their privacy notices. */
export type QuestionSite = Pick<
  Site,
  'region' | 'locale' | 'timeZone' | 'domains' | 'dealershipSlug' | 'settings'
>;

/** The part of a site that its forms depend on. */
export type FormSite = QuestionSite & Pick<Site, 'name'>;

/** The step of a single form. */
const onlyStep: FormStep = { key: 'form' };

const ownCar: FormEvents = { complete: 40, completeWithCar: 18 };
const eventsOf: Partial<Record<FormCategory, FormEvents>> = {
  'Service Booking': { complete: 20 },
  'Finance Enquiry': { start: 31, complete: 28 },
  'Trade In Enquiry': ownCar,
  'Sell My Car Enquiry': ownCar,
  'Valuation Enquiry': ownCar,
};

/** Consents that an application needs to go to the lender. */
const lenderConsents = ['privacy', 'scoreseeker', 'electronic_communication'];

/** Returns the checkboxes that the site adds at the end of its forms. */
function siteQuestions({ settings }: QuestionSite, { agreements }: Copy): readonly Question[] {
  const { optIn, optInWording, termsRequired, termsWording } = settings?.forms ?? {};
  const questions: Question[] = [];
  if (optIn)
    questions.push({ name: 'opt_in', type: 'checkbox', label: optInWording ?? agreements.optIn });
  if (termsRequired)
    questions.push({
      name: 'terms_agreed',
      type: 'checkbox',
      label: termsWording ?? agreements.terms,
      required: true,
    });
  return questions;
}

/**
 * Returns the steps: the block's own with its own fields, else those of the preset with the block's
 * texts and rules for steps of the same key. A single form has one.
 */
function stepsOf(data: FormBlockData, preset: PresetForm | undefined): readonly FormStep[] {
  const own = data.formSteps ?? [];
  if (data.type === 'single') return [onlyStep];
  if (!preset) return data.type === 'multi' && own.length > 0 ? own : [onlyStep];
  const ready = preset.formSteps ?? [onlyStep];
  return ready.map((step) => ({
    ...step,
    ...own.find((other) => stepKey(other) === stepKey(step)),
  }));
}

/** Places each question on an existing step, once per step; without a step key on the first one. */
function placed(questions: readonly Question[], steps: readonly FormStep[]) {
  const keys = steps.map(stepKey);
  const single = keys.length === 1;
  const taken = new Set<string>();
  return questions.flatMap((question) => {
    const key = single ? keys[0]! : (question.stepKey ?? keys[0]!);
    const identity = JSON.stringify([key, question.name]);
    if (!keys.includes(key) || taken.has(identity)) return [];
    taken.add(identity);
    return [{ question, key }];
  });
}

/**
 * Returns a form's id in addresses and in the store: the block's own, else its position on the page.
 */
const idOf = ({ id, pointer }: FormPage): string =>
  id ?? (pointer ? `form${pointer.replace(/[^A-Za-z0-9]+/g, '-')}` : 'form');

/** Category and subcategory of a form's leads, as `formDefinition` has them, without the rest of the form. */
export function formKind(data: FormBlockData): Pick<FormDefinition, 'category' | 'subcategory'> {
  const name = presetOf(data);
  const preset = name && presets[name];
  const subcategory = data.subcategory ?? preset?.subcategory;
  return {
    category: data.category ?? preset?.category ?? 'General Enquiry',
    subcategory,
  };
}

/**
 * Returns a form with everything decided: from a block's data, or `{ preset }` alone for the form of
 * a screen. A block's own fields are used as they are; without them the questions are those of the
 * preset that it names, else of its category. The site's settings add questions to every form. The
 * result is plain JSON and the same for the same arguments.
 */
export function formDefinition(
  data: FormBlockData,
  site: FormSite,
  page: FormPage,
): FormDefinition {
  const form = formWithoutNotices(data, site, page);
  return { ...form, privacyNotices: privacyNotices(form, site, copyFor(site)) };
}

/**
 * Returns the form of {@link formDefinition} without its privacy notices, which name the site: all
 * that decides its questions and steps.
 */
export function formWithoutNotices(
  data: FormBlockData,
  site: QuestionSite,
  page: FormPage,
): FormWithoutNotices {
  const chosen = presetOf(data);
  const copy = copyFor(site);
  const preset = chosen && presets[chosen].form({ site, page, copy });
  const { category, subcategory } = formKind(data);
  const own = data.fields && data.fields.length > 0 ? data.fields : undefined;
  const asked: readonly Question[] = own ?? preset?.fields ?? [];
  const steps = stepsOf(data, own ? undefined : preset);
  const lastKey = stepKey(steps.at(-1)!);
  const added = siteQuestions(site, copy)
    .filter(({ name }) => !asked.some((question) => question.name === name))
    .map((question) => ({ ...question, stepKey: lastKey }));
  const description = data.description ?? (data.preset && preset?.description);
  const single = steps.length === 1;
  const lender =
    category === 'Finance Enquiry' &&
    lenderConsents.every((name) => asked.some((question) => question.name === name));
  const { forms, success } = site.settings ?? {};
  return {
    id: idOf(page),
    preset: chosen,
    type: single ? 'single' : 'multi',
    category,
    subcategory,
    heading: data.heading ?? ((data.preset && preset?.heading) || copy.formDefaults.heading),
    description: description || undefined,
    submitText: data.submitText ?? preset?.submitText ?? copy.formDefaults.submit,
    steps,
    fields: placed([...asked, ...added], steps).map(({ question, key }) =>
      adult(fieldDefinition(question, key, site, page, copy), category),
    ),
    given: {
      ...(site.dealershipSlug && { dealership_slug: site.dealershipSlug }),
      ...preset?.given,
      ...page.given,
      ...pageOf(category, page),
    },
    events: eventsOf[category] ?? {},
    captcha: single,
    financePanel: page.path.includes('finance'),
    stepErrors: own || single ? undefined : preset?.stepErrors,
    exits: own || single ? [] : (preset?.exits ?? []),
    lender,
    region: site.region,
    locale: site.locale,
    timeZone: site.timeZone,
    bookingHours: forms?.bookingHours ?? [],
    closedDays: forms?.closedDays,
    successPath: success?.path ?? defaultSuccessPath,
  };
}

/** Path of the page that forms lead to, unless the settings name another. */
export const defaultSuccessPath = '/thank-you';

/** Requires adults for the birth date of a finance enquiry, since lenders do. */
const adult = (field: FieldDefinition, category: FormCategory): FieldDefinition =>
  category === 'Finance Enquiry' && isBirthDate(field) ? { ...field, minAge: 18 } : field;

const isBirthDate = ({ name, type }: FieldDefinition): boolean =>
  type === 'date' &&
  /^(?:dateofbirth|birthdate|dob)$/.test(name.toLowerCase().replace(/[^a-z]/g, ''));

/** Returns the page's lead fields; a service booking's title is always the same. */
function pageOf(category: FormCategory, page: FormPage) {
  const title = category === 'Service Booking' ? 'Service' : page.pageTitle;
  return { page_id: page.pageId ?? page.path, ...(title && { PageTitle: title }) };
}
