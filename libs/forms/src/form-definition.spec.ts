import { namedFixtures } from '@forecourt/block-schemas/testing/fixtures';
import type { FormCategory, SiteSettings } from '@forecourt/block-schemas';
import { describe, expect, it } from 'vitest';
import type { FormBlockData } from './definition.ts';
import { takenSteps } from './paths/flow.ts';
import { formDefinition } from './form-definition.ts';
import { stepKey } from './steps.ts';
import { validAnswers } from './testing/answers.ts';
import { context, everything, ownForm, page, presetForm, site } from './testing/sites.ts';
import { validateForm } from './validate.ts';

const names = (form: { fields: readonly { name: string }[] }) =>
  form.fields.map(({ name }) => name);

describe('formDefinition', () => {
  it('FRM-1 FRM-2: an empty form is a general enquiry that asks for name, mobile and email', () => {
    const form = ownForm({});
    expect(form).toMatchObject({
      id: 'form-blocks-2',
      type: 'single',
      category: 'General Enquiry',
      heading: 'Submit an Enquiry',
      captcha: true,
      given: { page_id: '/contact', PageTitle: 'Contact' },
    });
    expect(form.fields).toMatchObject([
      { name: 'name', label: 'Full Name', required: true, autocomplete: 'name', input: 'text' },
      { name: 'phone', label: 'Mobile Number', required: true, input: 'tel', inputmode: 'tel' },
      { name: 'email', label: 'Email Address', required: true, input: 'email' },
    ]);
  });

  it('FNQ-1: finance enquiries take birth dates of adults alone, whatever they call the field', () => {
    const born = (name: string, category: FormCategory) =>
      ownForm({ category, fields: [{ name, type: 'date', label: 'Born' }] });
    const tooYoung = (form: ReturnType<typeof born>, name: string) =>
      validateForm(form, { [name]: '2015-01-01' }, context).errors[name];
    for (const name of ['dateOfBirth', 'Date of birth', 'DOB'])
      expect(tooYoung(born(name, 'Finance Enquiry'), name)).toMatch('18 or older');
    expect(presetForm('finance').fields.find(({ name }) => name === 'dateOfBirth')?.minAge).toBe(
      18,
    );
    expect(tooYoung(born('DOB', 'Survey'), 'DOB')).toBeUndefined();
  });

  it('FRM-1: messages about the steps of a preset are left out with its fields', () => {
    const settings: SiteSettings = { service: { variant: 'minimal' } };
    const preset = 'service-booking';
    expect(Object.keys(presetForm(preset, settings).stepErrors ?? {})).toHaveLength(1);
    const fields: FormBlockData['fields'] = [{ name: 'name', type: 'text', label: 'Full Name' }];
    expect(ownForm({ preset, fields }, settings).stepErrors).toBeUndefined();
  });

  it('FRM-1: the texts of the block take precedence, and the defaults are those of the specification', () => {
    const own = ownForm({ preset: 'finance', heading: 'Money', description: 'Two <b>steps</b>.' });
    expect(own).toMatchObject({ heading: 'Money', description: 'Two <b>steps</b>.' });
    expect(ownForm({ preset: 'lead', submitText: 'Ask for a price' }).submitText).toBe(
      'Ask for a price',
    );
    expect(ownForm({ preset: 'finance' }).heading).toBe('Apply for finance');
    expect(ownForm({ category: 'Finance Enquiry' }).heading).toBe('Submit an Enquiry');
  });

  it('FRM-13: a form without fields takes the preset of its category', () => {
    const presets: Record<FormCategory, string> = {
      'General Enquiry': 'lead',
      'Finance Enquiry': 'finance',
      'Sell My Car Enquiry': 'sell-my-car',
      'Trade In Enquiry': 'trade-in',
      'Valuation Enquiry': 'valuation',
      'Service Booking': 'service-booking',
      'Parts Enquiry': 'parts',
      'Test Drive Booking': 'test-drive',
      'Team Member Enquiry': 'team-member',
      'Competition Enquiry': 'competition',
      'Vehicle Reservation': 'vehicle-reservation',
      Review: 'review',
      Survey: 'survey',
      'LDV Van Enquiry': 'ldv-van',
    };
    for (const [category, preset] of Object.entries(presets))
      expect(ownForm({ category: category as FormCategory })).toMatchObject({ category, preset });
    expect(ownForm({ subcategory: 'Careers Enquiry' }).preset).toBe('careers');
    expect(ownForm({ subcategory: 'Career Enquiry' }).preset).toBe('careers');
    expect(ownForm({ category: 'Survey', preset: 'lead' })).toMatchObject({
      preset: 'lead',
      category: 'Survey',
    });
  });

  it('FRM-1: fields of its own are used as they are', () => {
    const form = ownForm({
      type: 'multi',
      category: 'Service Booking',
      formSteps: [{ key: 'one', heading: 'One' }, { key: 'two' }],
      fields: [
        { name: 'email', type: 'email', label: 'Mail', placeholder: 'a@b.example', required: true },
        { name: 'Kind', type: 'radio', options: ['A', 'B'], defaultSelected: 'B', stepKey: 'two' },
        { name: 'opt_in', type: 'checkbox', label: 'News', defaultChecked: true, stepKey: 'two' },
        { name: 'Lost', type: 'text', stepKey: 'nowhere' },
        { name: 'email', type: 'email', stepKey: 'two' },
        { name: 'email', type: 'text', stepKey: 'one' },
      ],
    });
    expect(form).toMatchObject({ type: 'multi', captcha: false, events: { complete: 20 } });
    expect(form.preset).toBeUndefined();
    expect(form.fields.map(({ name, stepKey, type }) => [name, stepKey, type])).toEqual([
      ['email', 'one', 'email'],
      ['Kind', 'two', 'radio'],
      ['opt_in', 'two', 'checkbox'],
      ['email', 'two', 'email'],
    ]);
    expect(form.fields[0]).toMatchObject({ label: 'Mail', placeholder: 'a@b.example' });
    expect(form.fields[1]).toMatchObject({ control: 'radio', defaultValue: 'B' });
    expect(form.fields[2]).toMatchObject({ consent: true, defaultValue: true });
  });

  it('FRM-1: a single form has all its fields at once', () => {
    const form = ownForm({
      type: 'single',
      formSteps: [{ key: 'one' }, { key: 'two' }],
      fields: [
        { name: 'email', type: 'email' },
        { name: 'Comments', type: 'textarea', stepKey: 'two' },
      ],
    });
    expect(form).toMatchObject({ type: 'single', captcha: true, steps: [{ key: 'form' }] });
    expect(form.fields.map(({ stepKey }) => stepKey)).toEqual(['form', 'form']);
    expect(ownForm({ preset: 'trade-in', type: 'single' }).steps).toHaveLength(1);
  });

  it("FRM-1: a block's steps change the words and rules of a preset's steps", () => {
    const form = ownForm({
      preset: 'trade-in',
      formSteps: [{ key: 'your-details', heading: 'You', customRules: { skipSend: true } }],
    });
    expect(form.steps).toEqual([
      { key: 'your-details', heading: 'You', customRules: { skipSend: true } },
      { key: 'your-vehicle', heading: 'Your Vehicle' },
    ]);
  });

  it('FRM-9: the terms are at the end of every form of a site that requires them', () => {
    const settings = { forms: { termsRequired: true } };
    for (const form of [presetForm('lead', settings), presetForm('finance', settings)]) {
      const terms = form.fields.at(-1)!;
      expect(terms).toMatchObject({
        name: 'terms_agreed',
        stepKey: form.steps.at(-1)!.key,
        required: true,
        consent: true,
        requiredMessage: '*You must agree to the terms of use before submitting.',
      });
      expect(terms.label).toContain('href="/terms-and-conditions"');
      expect(terms.label).toContain('href="/privacy-policy"');
    }
    expect(names(presetForm('lead'))).not.toContain('terms_agreed');
    const own = ownForm({ fields: [{ name: 'terms_agreed', type: 'checkbox' }] }, settings);
    expect(names(own)).toEqual(['terms_agreed']);
    const early = ownForm(
      {
        type: 'multi',
        formSteps: [{ key: 'one' }, { key: 'two' }],
        fields: [{ name: 'terms_agreed', type: 'checkbox' }],
      },
      settings,
    );
    expect(names(early)).toEqual(['terms_agreed']);
    const worded = { forms: { ...settings.forms, termsWording: 'Yes to <b>all</b>' } };
    expect(presetForm('lead', worded).fields.at(-1)!.label).toBe('Yes to <b>all</b>');
  });

  it('FRM-7: news are offered by setting and never ticked at first', () => {
    const optIn = presetForm('lead', { forms: { optIn: true } }).fields.at(-1)!;
    expect(optIn).toMatchObject({ name: 'opt_in', required: false, consent: true });
    expect(optIn.defaultValue).toBeUndefined();
  });

  it('FRM-11: forms on finance paths have the finance side panel', () => {
    const at = (path: string) => formDefinition({}, site(), { ...page, path }).financePanel;
    expect(['/finance', '/finance-enquiry', '/cars/finance-offers'].map(at)).toEqual([
      true,
      true,
      true,
    ]);
    expect(at('/contact')).toBe(false);
  });

  it('FRM-10: several dealerships make the forms that concern one ask which', () => {
    const several = { forms: { severalDealerships: true } };
    const fields = {
      'service-booking': 'Service Location',
      finance: 'preferredDealership',
      'trade-in': 'location',
      'test-drive': 'preferredDealership',
    } as const;
    for (const [preset, name] of Object.entries(fields) as [keyof typeof fields, string][]) {
      expect(presetForm(preset, several).fields).toContainEqual(
        expect.objectContaining({ name, control: 'dealership', required: true }),
      );
      expect(names(presetForm(preset)), preset).not.toContain(name);
    }
  });

  it('FRM-13: controls, keyboards and autofill follow the type and the name', () => {
    const form = ownForm({
      fields: [
        { name: 'first_name', type: 'text' },
        { name: 'Price', type: 'currency' },
        { name: 'When', type: 'datetime', bookingType: 'service' },
        { name: 'Home', type: 'address' },
        { name: 'state', type: 'state' },
        { name: 'postcode', type: 'postcode' },
        { name: 'Wishes', type: 'checkbox', options: ['Tyres', 'Wash'], defaultSelected: 'Wash' },
        { name: 'Free', type: 'select' },
        { name: 'Note', type: 'message', label: 'Hello' },
        { name: 'stock_number', type: 'hidden' },
        { name: 'Date of Birth', type: 'date' },
      ],
    });
    expect(form.fields).toMatchObject([
      { autocomplete: 'given-name', label: 'First Name', maxLength: 200 },
      { inputmode: 'decimal', unit: '$' },
      { input: 'datetime-local', when: 'future', bookingType: 'service' },
      { control: 'textarea', autocomplete: 'street-address' },
      {
        control: 'select',
        autocomplete: 'address-level1',
        options: expect.arrayContaining(['NSW']),
      },
      { inputmode: 'numeric', autocomplete: 'postal-code' },
      { control: 'checkboxes', defaultValue: ['Wash'] },
      { control: 'input', label: 'Your choice' },
      { control: 'message', label: 'Hello', required: false },
      { control: 'hidden', label: '' },
      { sensitive: true },
    ]);
  });

  it('FRM-1: every fixture of the two blocks is a form that can be walked', () => {
    const fixtures = namedFixtures(['form', 'formBuilder']);
    expect(fixtures.length).toBeGreaterThan(5);
    for (const { type, name, data: fixture } of fixtures) {
      const file = `${type} ${name}`;
      const data = fixture as FormBlockData;
      const form = ownForm(data, everything);
      expect(form.fields.length, file).toBeGreaterThan(0);
      const taken = takenSteps(form, validAnswers(form));
      expect(taken[0], file).toBe(stepKey(form.steps[0]!));
      expect(validateForm(form, validAnswers(form), context), file).toEqual({
        errors: {},
        steps: taken,
      });
      for (const field of form.fields.filter(({ control }) => control !== 'hidden'))
        expect(field.label, `${file} ${field.name}`).not.toBe('');
    }
  });

  it('FRM-5: a select of 3 to 12 short options is a grid of choices, any other a drop-down', () => {
    const fieldOf = (options: string[], type: 'select' | 'state' | 'make' | 'year' = 'select') =>
      ownForm({ fields: [{ name: 'It', type, required: true, options }] });
    const control = (...given: Parameters<typeof fieldOf>) => fieldOf(...given).fields[0]!.control;
    const many = (count: number) => Array.from({ length: count }, (_, index) => `Option ${index}`);
    expect([1, 2, 3, 12, 13].map((count) => control(many(count)))).toEqual([
      ...['select', 'select', 'radio', 'radio', 'select'],
    ]);
    expect(control(['A', 'B', 'x'.repeat(40)])).toBe('radio');
    expect(control(['A', 'B', 'x'.repeat(41)])).toBe('select');
    for (const type of ['state', 'make', 'year'] as const)
      expect(control(many(5), type), type).toBe('select');
    // Grid and drop-down submit the same values.
    for (const count of [2, 3]) {
      const form = fieldOf(many(count));
      expect(validateForm(form, { It: 'Option 1' }, context).errors).toEqual({});
      expect(validateForm(form, { It: 'Other' }, context).errors).toHaveProperty('It');
      expect(validateForm(form, {}, context).errors).toHaveProperty('It');
    }
  });

  it('FRM-13: every required field says what to do', () => {
    const field = (label: string, type: 'text' | 'select' | 'checkbox', options?: string[]) =>
      ownForm({
        fields: [{ name: 'It', type, label, required: true, ...(options && { options }) }],
      }).fields[0]!.requiredMessage;
    expect(field('Business name', 'text')).toBe('Enter the business name.');
    expect(field('Your <b>VIN</b>', 'text')).toBe('Enter your VIN.');
    expect(field('Type of service', 'select', ['A'])).toBe('Choose the type of service.');
    for (const question of ['How was it?', 'Which one? Its name or number'])
      expect(field(question, 'text')).toBe('Please answer this question.');
    expect(field('I agree', 'checkbox')).toBe('Tick this box to continue.');
  });

  it('FRM-13: choices come from the block, the page and the settings, in this order', () => {
    const fields = [{ name: 'Vehicle Model', type: 'model' as const }];
    const at = { ...page, options: { 'Vehicle Model': ['Wren'] } };
    const settings = { forms: { modelNames: ['Tern'] } };
    const options = (data: object, where = page, more = {}) =>
      formDefinition(data, site(more), where).fields[0]!.options;
    expect(options({ fields })).toBeUndefined();
    expect(options({ fields }, page, settings)).toEqual(['Tern']);
    expect(options({ fields }, at, settings)).toEqual(['Wren']);
    expect(options({ fields: [{ ...fields[0], options: ['Own'] }] }, at, settings)).toEqual([
      'Own',
    ]);
  });

  it("FRM-13: a form's id is that of the block, of the screen, or its position on the page", () => {
    expect(formDefinition({}, site(), { path: '/', id: 'enquire' }).id).toBe('enquire');
    expect(formDefinition({}, site(), { path: '/', pointer: '/blocks/0/data/columns/1' }).id).toBe(
      'form-blocks-0-data-columns-1',
    );
  });

  it('FRM-7: the site’s own dealership goes out with every lead', () => {
    const form = formDefinition({}, { ...site(), dealershipSlug: 'example-motors' }, page);
    expect(form.given).toMatchObject({ dealership_slug: 'example-motors' });
  });

  it('FRM-13: a definition is plain JSON and the same for the same arguments', () => {
    const form = presetForm('service-booking', { forms: { termsRequired: true } });
    expect(JSON.parse(JSON.stringify(form))).toEqual(form);
    expect(presetForm('service-booking', { forms: { termsRequired: true } })).toEqual(form);
  });
});
