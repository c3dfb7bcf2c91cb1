import {
  validateBlock,
  type FormCategory,
  type FormPreset,
  type SiteSettings,
} from '@forecourt/block-schemas';
import siteSchema from '@forecourt/block-schemas/schemas/site.json' with { type: 'json' };
import formSchema from '@forecourt/block-schemas/schemas/blocks/form/schema.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import type { FormDefinition, FormValues } from '../definition.ts';
import { advance, stepFields, takenSteps } from '../paths/flow.ts';
import { formDefinition } from '../form-definition.ts';
import { formPaths } from '../paths/form-paths.ts';
import { leadOf } from '../leads/lead.ts';
import { missingTargets, repeatedStepKeys } from '../paths/step-references.ts';
import { stepKey } from '../steps.ts';
import { validAnswer, validAnswers, without } from '../testing/answers.ts';
import { brands, context, everything, page, presetForm, site } from '../testing/sites.ts';
import { validateForm, validateStep } from '../validate.ts';
import { presetOf, presets } from './index.ts';

const names = Object.keys(presets) as FormPreset[];
const service = (
  variant: 'full' | 'minimal' | 'wizard',
  more: SiteSettings = {},
): SiteSettings => ({
  ...more,
  service: { ...more.service, variant },
});

/** Every preset under settings that change its questions. */
const forms: [string, FormDefinition][] = [
  ...names.map((name): [string, FormDefinition] => [name, presetForm(name)]),
  ...names.map((name): [string, FormDefinition] => [
    `${name} with everything`,
    presetForm(name, everything),
  ]),
  ...(['minimal', 'wizard'] as const).flatMap((variant): [string, FormDefinition][] => [
    [`service-booking ${variant}`, presetForm('service-booking', service(variant))],
    [
      `service-booking ${variant} with everything`,
      presetForm('service-booking', service(variant, everything), { ...page, brands }),
    ],
  ]),
];
const questions = (form: FormDefinition) => form.fields.map(({ name }) => name);
const field = (form: FormDefinition, name: string) =>
  form.fields.find((each) => each.name === name);

/** Answers that lead a visitor along a path of steps, if any do. */
function answersAlong(form: FormDefinition, path: readonly number[]): FormValues | undefined {
  const keys = path.map((index) => stepKey(form.steps[index]!));
  const start = validAnswers(form);
  const search = (values: FormValues, depth: number): FormValues | undefined => {
    if (takenSteps(form, values).join() === keys.join()) return values;
    const key = keys[depth];
    if (key === undefined) return undefined;
    const rules = form.steps[path[depth]!]!.customRules?.skipRules ?? [];
    const tries: FormValues[] = [
      values,
      ...rules.flatMap((rule) => rule.values.map((value) => ({ ...values, [rule.key]: value }))),
    ];
    for (const attempt of tries) {
      const found = search(attempt, depth + 1);
      if (found) return found;
    }
    return undefined;
  };
  return search(start, 0);
}

describe.each(forms)('FRM-13: the form %s', (_, form) => {
  it('FRM-1: could be written by an editor', () => {
    const known = Object.keys(formSchema.$defs.field.properties);
    const fields = form.fields.map((each) => ({
      ...Object.fromEntries(Object.entries(each).filter(([name]) => known.includes(name))),
    }));
    const { type, category, heading, steps } = form;
    const data = { type, category, heading, formSteps: steps, fields };
    expect(validateBlock({ type: 'form', data })).toEqual([]);
    expect(missingTargets({ formSteps: [...steps], fields: [...form.fields] } as never)).toEqual(
      [],
    );
    expect(repeatedStepKeys({ formSteps: [...steps] })).toEqual([]);
  });

  it('FRM-4: every path has answers that reach its end, and its lead is complete', () => {
    const paths = [...formPaths({ formSteps: form.steps })].filter((path) =>
      answersAlong(form, path),
    );
    const all = [...formPaths({ formSteps: form.steps, fields: form.fields as never })];
    expect(paths.length).toBeGreaterThan(0);
    expect(paths).toEqual(expect.arrayContaining(all));
    for (const path of all) {
      const values = answersAlong(form, path)!;
      expect(validateForm(form, values, context)).toEqual({
        errors: {},
        steps: path.map((index) => stepKey(form.steps[index]!)),
      });
      expect(leadOf(form, values, context).status).toBe('Complete');
    }
  });

  it('FRM-3: each step alone refuses its required fields one by one', () => {
    const values = validAnswers(form);
    for (const step of form.steps) {
      expect(validateStep(form, stepKey(step), values, context).errors).toEqual({});
      for (const each of stepFields(form, stepKey(step)).filter(({ required }) => required)) {
        const rest = without(values, each.name);
        const { errors } = validateStep(form, stepKey(step), rest, context);
        expect(Object.keys(errors)).toEqual([each.name]);
        expect(errors[each.name]).toMatch(/[a-z]/);
      }
    }
  });

  it('FRM-7: says who asks and how to reach them, unless it may stay unsaid', () => {
    if (form.category === 'Survey') return;
    const asked = questions(form);
    expect(asked.some((name) => name === 'name' || name === 'first_name')).toBe(true);
    expect(asked).toContain('email');
  });

  it('FRM-13: every field that is shown has a label, and samples pass', () => {
    for (const each of form.fields) {
      expect(each.label, each.name).not.toBe('');
      if (each.control !== 'message') expect(validAnswer(each)).toBeDefined();
    }
  });
});

describe('FRM-13: presets and settings', () => {
  it('FRM-13: the presets are those that blocks may name', () => {
    expect(names).toEqual(formSchema.$defs.preset.enum);
  });

  it('FRM-9: words without a setting are those that the schema promises', () => {
    const { formSettings, financeSettings, serviceSettings } = siteSchema.$defs;
    const all = presetForm('finance', everything);
    expect(field(all, 'terms_agreed')!.label).toBe(formSettings.properties.termsWording.default);
    expect(field(all, 'opt_in')!.label).toBe(formSettings.properties.optInWording.default);
    const finance = financeSettings.properties;
    expect(field(all, 'privacy')!.label).toBe(finance.privacyConsent.default);
    expect(field(all, 'scoreseeker')!.label).toBe(finance.scoreseekerConsent.default);
    expect(field(all, 'electronic_communication')!.label).toBe(finance.electronicConsent.default);
    expect(field(presetForm('service-booking'), 'Service Interval')!.options).toEqual(
      serviceSettings.properties.intervals.default,
    );
  });

  it('SVC-1: the full booking has three steps', () => {
    const form = presetForm('service-booking');
    expect(form).toMatchObject({ category: 'Service Booking', given: { PageTitle: 'Service' } });
    expect(form.steps).toHaveLength(3);
    expect(questions(form)).toEqual([
      ...['name', 'phone', 'email', 'Vehicle Rego', 'Vehicle State', 'Vehicle Make'],
      ...[
        'Vehicle Model',
        'Vehicle Year',
        'Service Interval',
        'Preferred Service Date',
        'Comments',
      ],
    ]);
  });

  it('SVC-1: the minimal booking begins with the plate and needs make, model and year to go on', () => {
    const form = presetForm('service-booking', service('minimal'));
    const first = stepFields(form, 'your-vehicle');
    expect(first[0]).toMatchObject({ name: 'RegoOrVin', required: false });
    expect(first.filter(({ required }) => required).map(({ name }) => name)).toEqual([
      'Vehicle Make',
      'Vehicle Model',
      'Vehicle Year',
    ]);
    const found = validateStep(form, 'your-vehicle', { 'Vehicle Make': 'Corrie' }, context);
    expect(found.formError).toBe('Please complete the form step before proceeding');
    expect(Object.keys(found.errors)).toEqual(['Vehicle Model', 'Vehicle Year']);
    const right = { 'Vehicle Make': 'Corrie', 'Vehicle Model': 'Tern', 'Vehicle Year': '2019' };
    expect(validateStep(form, 'your-vehicle', right, context)).toEqual({ errors: {} });
  });

  it('SVC-2: the wizard leads a make to its website, asks which of several, or goes on here', () => {
    const at = { ...page, brands };
    const form = presetForm('service-booking', service('wizard'), at);
    const go = (step: string, values: FormValues) => advance(form, step, values);
    expect(go('make', { 'Vehicle Make': 'Aldermoor' })).toEqual({
      redirect: 'https://aldermoor.example/service',
    });
    expect(go('make', { 'Vehicle Make': 'Corrie' })).toEqual({ step: 'location-corrie' });
    expect(go('location-corrie', { location: 'Corrie North' })).toEqual({
      redirect: 'https://corrie-north.example/',
    });
    expect(go('location-corrie', { location: 'Corrie South' })).toEqual({ step: 'rego' });
    expect(go('make', { 'Vehicle Make': 'Ostara' })).toEqual({ step: 'rego' });
    expect(go('rego', {})).toEqual({ step: 'your-vehicle' });
    expect(go('your-vehicle', {})).toEqual({ step: 'your-visit' });
    expect(go('your-visit', {})).toEqual({ complete: true });
    const steps = form.steps.map(stepKey);
    expect(steps).toEqual(['make', 'location-corrie', 'rego', 'your-vehicle', 'your-visit']);
  });

  it('SVC-2: without brands the wizard asks for the make and goes on', () => {
    const form = presetForm('service-booking', service('wizard'));
    expect(field(form, 'Vehicle Make')).toMatchObject({ control: 'input', required: true });
    expect(form.exits).toEqual([]);
    expect(advance(form, 'make', { 'Vehicle Make': 'Any' })).toEqual({ step: 'rego' });
  });

  // A survey may be answered without a name.
  const named = names.filter((preset) => preset !== 'survey');
  it.each(named)('FRM-2: %s requires the contact details that it asks for', (preset) => {
    const details = ['name', 'first_name', 'last_name', 'email', 'phone'];
    const asked = presetForm(preset).fields.filter(({ name }) => details.includes(name));
    const optional = asked.filter(({ required }) => !required).map(({ name }) => name);
    expect(optional).toEqual([]);
  });

  it('SVC-2: the wizard never leads to an address that is not https', () => {
    const bad = ['http://x.example', 'javascript:alert(1)', '/here', 'nonsense'];
    for (const url of bad) {
      const brand = { id: 'b', name: 'B', websites: [{ id: '1', name: 'One', url }] };
      const at = { ...page, brands: [brand] };
      expect(presetForm('service-booking', service('wizard'), at).exits, url).toEqual([]);
    }
  });

  it('FRM-14: kinds of service are cards with their price and time from the settings', () => {
    const serviceDetails = [
      { type: 'Repair', from: 1_249, minutes: 90, note: 'with a report' },
      { type: 'Tyres', minutes: 960 },
      { type: 'Wash' },
    ];
    const settings = { service: { serviceTypes: ['Logbook', 'Repair'], serviceDetails } };
    const form = presetForm('service-booking', settings);
    const kinds = form.fields.find(({ name }) => name === 'Service Type');
    expect(kinds).toMatchObject({
      control: 'radio',
      options: ['Logbook', 'Repair', 'Tyres', 'Wash'],
      optionNotes: {
        Repair: 'From $1,249 · about 1 hour 30 minutes · with a report',
        Tyres: 'About 2 days',
      },
    });
    const one = { service: { serviceDetails: serviceDetails.slice(0, 1) } };
    const short = presetForm('service-booking', one).fields;
    expect(short.find(({ name }) => name === 'Service Type')?.control).toBe('radio');
  });

  it('SVC-3: what a site asks beside is asked by setting', () => {
    const full = presetForm('service-booking', everything);
    expect(field(full, 'Service Interval')).toMatchObject({ required: true });
    expect(field(full, 'Service Interval')!.options![0]).toBe('3,000km or 3 months');
    expect(field(full, 'Service Type')).toMatchObject({
      required: true,
      control: 'select',
      options: ['Logbook service', 'Repair'],
    });
    expect(field(full, 'Service Interval')).toMatchObject({ type: 'select', control: 'radio' });
    for (const name of ['Vehicle Model', 'Vehicle State'])
      expect(field(full, name), name).toMatchObject({ control: 'select' });
    expect(field(full, 'Service Location')).toMatchObject({ required: true });
    expect(field(full, 'Vehicle State')).toMatchObject({ defaultValue: 'NSW' });
    for (const name of ['Repair Issue', 'street', 'suburb', 'state', 'postcode'])
      expect(questions(full)).toContain(name);
    expect(field(full, 'Tyre Replacement Quote')).toMatchObject({ control: 'checkbox' });
    const bare = presetForm('service-booking');
    expect(field(bare, 'Service Interval')).toMatchObject({ required: false });
    expect(field(bare, 'Service Interval')!.options).not.toContain('3,000km or 3 months');
    expect(field(bare, 'Vehicle Model')).toMatchObject({ control: 'input' });
  });

  it('SVC-3: states are those of the country, or of the setting', () => {
    const asked = (region: 'AU' | 'NZ', settings: SiteSettings = {}) => {
      const service = { addressFields: true };
      const dealer = site({ ...settings, service }, { region });
      return formDefinition({ preset: 'service-booking' }, dealer, page);
    };
    const states = (...given: Parameters<typeof asked>) => field(asked(...given), 'state')!.options;
    expect(states('AU')).toEqual(['NSW', 'VIC', 'QLD', 'WA', 'SA', 'TAS', 'ACT', 'NT']);
    expect(states('NZ')).toContain('Waikato');
    expect(states('NZ', { forms: { states: ['North', 'South'] } })).toEqual(['North', 'South']);
    // New Zealand has one register of vehicles.
    expect(questions(asked('AU'))).toContain('Vehicle State');
    expect(questions(asked('NZ'))).not.toContain('Vehicle State');
  });

  it('LNG-1, TRD-1: a form has one name for a registration, that of its region', () => {
    const labels = (region: 'AU' | 'NZ') =>
      (['sell-my-car', 'trade-in', 'service-booking', 'parts'] as const).map(
        (preset) =>
          formDefinition({ preset }, site({}, { region }), page).fields.find(
            ({ type }) => type === 'rego',
          )!.label,
      );
    const au = 'Registration';
    expect(labels('AU')).toEqual([au, au, au, `${au} or VIN`]);
    const nz = 'Number plate';
    expect(labels('NZ')).toEqual([nz, nz, nz, `${nz} or VIN`]);
  });

  it('FNQ-1, LNG-1: what is missing in an application is named as a person would', () => {
    const form = presetForm('finance');
    expect(field(form, 'vehiclePriceBudget')!.requiredMessage).toBe(
      'Enter how much you’d like to borrow.',
    );
    expect(field(form, 'Your Current Address')!.requiredMessage).toBe(
      'Enter your current address.',
    );
    expect(field(presetForm('team-member'), 'Comments')!.requiredMessage).toBe(
      'Enter your message.',
    );
    expect(field(presetForm('careers'), 'Comments')!.requiredMessage).toBe(
      'Please answer this question.',
    );
    expect(field(presetForm('test-drive'), 'Preferred Date')?.requiredMessage ?? '').not.toContain(
      'Enter the',
    );
  });

  it('FNQ-1: the finance enquiry has two steps, all its fields and three consents', () => {
    const form = presetForm('finance', everything);
    expect(form.steps).toHaveLength(2);
    expect(form.lender).toBe(true);
    for (const name of [
      ...['preferredDealership', 'vehiclePriceBudget', 'name', 'middle name', 'last_name', 'phone'],
      ...['email', 'dateOfBirth', 'driverLicenceNumber', 'Your Current Address'],
    ])
      expect(questions(form)).toContain(name);
    for (const name of ['privacy', 'scoreseeker', 'electronic_communication'])
      expect(field(form, name)).toMatchObject({ required: true, consent: true });
    expect(field(form, 'vehiclePriceBudget')!.hint).toContain('from $5,000 up to $150,000');
    expect(form.given).toMatchObject({ send_customer_email: false });
    expect(form.events).toEqual({ start: 31, complete: 28 });
    const sensitive = form.fields.filter((each) => each.sensitive).map(({ name }) => name);
    expect(sensitive).toEqual(['dateOfBirth', 'driverLicenceNumber']);
  });

  it('FNQ-6: the finance enquiry says that details are saved for 14 days', () => {
    expect(presetForm('finance').steps[1]!.description).toContain('saved for 14 days');
  });

  it('TRD-1: forms for a visitor’s own car have two steps and need first and last name', () => {
    for (const preset of ['trade-in', 'sell-my-car', 'valuation'] as const) {
      const form = presetForm(preset, everything);
      expect(form.steps.map(({ heading }) => heading)).toEqual(['Your Details', 'Your Vehicle']);
      for (const name of ['first_name', 'last_name'])
        expect(field(form, name)).toMatchObject({ required: true });
      for (const name of ['Make', 'Model', 'Year', 'Expected Trade In Price', 'location'])
        expect(questions(form)).toContain(name);
      expect(form.events).toEqual({ complete: 40, completeWithCar: 18 });
    }
    expect(field(presetForm('trade-in'), 'Rego')).toMatchObject({ required: false });
    expect(field(presetForm('sell-my-car'), 'Number Plate')).toMatchObject({ required: false });
    expect(field(presetForm('trade-in'), 'Comments')).toMatchObject({ required: false });
    expect(field(presetForm('sell-my-car'), 'Additional Comments')).toMatchObject({
      required: false,
    });
    const kilometres = ['trade-in', 'sell-my-car', 'valuation'].map(
      (preset) =>
        presetForm(preset as FormPreset).fields.find(({ type }) => type === 'odometer')!.name,
    );
    expect(kilometres).toEqual(['Kms', 'Vehicle Kilometers', 'Kms']);
  });

  it('TRD-1: a distance is asked for in the unit that its name implies', () => {
    const inUnits = (['trade-in', 'sell-my-car', 'valuation'] as const).map((preset) => {
      const { label, unit } = presetForm(preset).fields.find(({ type }) => type === 'odometer')!;
      return [label, unit];
    });
    expect(inUnits).toEqual(Array.from({ length: 3 }, () => ['Kilometres', 'km']));
    const fields = [{ name: 'odometer_miles' as const, type: 'odometer' as const, required: true }];
    expect(formDefinition({ fields }, site(), page).fields[0]).toMatchObject({
      label: 'Odometer (miles)',
      unit: 'mi',
      requiredMessage: 'Enter the odometer reading in miles.',
    });
  });

  it('FRM-1: every category has a preset of its own, careers by subcategory', () => {
    const chosen = formSchema.$defs.category.enum.map((category) =>
      presetOf({ category: category as FormCategory }),
    );
    expect(new Set(chosen).size).toBe(chosen.length);
    expect(chosen).not.toContain(undefined);
    expect(presetOf({ category: 'General Enquiry', subcategory: 'Careers Enquiry' })).toBe(
      'careers',
    );
  });
});
