import type { FormField, FormPreset, FormStep } from '@forecourt/block-schemas';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FormDefinition, FormValues } from './definition.ts';
import { advance, firstStepKey } from './paths/flow.ts';
import { sendsPartial } from './leads/lead.ts';
import { presets } from './presets/index.ts';
import { formPaths } from './paths/form-paths.ts';
import { brands, context, everything, ownForm, page, presetForm } from './testing/sites.ts';
import { visitOnce } from './testing/visit-once.ts';
import { inlineText } from './fields/inline-text.ts';
import { walkedForm } from './paths/form-graph.ts';
import { stepKey } from './steps.ts';
import { hasErrors, validateStep } from './validate.ts';

const notices = ({ privacyNotices }: FormDefinition) => Object.keys(privacyNotices);
const policy = '<a href="/privacy-policy">';

const name: FormField = { name: 'name', type: 'text', label: 'Name', required: true };
const phone: FormField = { name: 'phone', type: 'tel', label: 'Phone', required: true };
const on = (key: string, field: FormField): FormField => ({ ...field, stepKey: key });
const multi = (formSteps: FormStep[], fields: FormField[]) =>
  ownForm({ type: 'multi', formSteps: formSteps as [FormStep], fields: fields as [FormField] });

describe('privacyNotices', () => {
  it('FRM-14: the step that first sends a name and a phone number says so beside its button', () => {
    for (const preset of ['service-booking', 'finance', 'trade-in', 'sell-my-car'] as const) {
      const form = presetForm(preset);
      const first = form.privacyNotices['your-details']!;
      expect(inlineText(first)).toMatch(
        /^When you continue, Example Motors receives your name, phone number, email address and your|^When you continue, Example Motors receives your name, phone number and email address/,
      );
      expect(first).toContain(policy);
    }
    expect(inlineText(presetForm('trade-in').privacyNotices['your-details']!)).toContain(
      'so we can value your car and follow up if you don’t finish',
    );
  });

  it('FRM-14: a job application is for considering it, although its category is a general enquiry', () => {
    const { privacyNotices: of } = presetForm('careers');
    expect(Object.values(of).map(inlineText)).toEqual([
      expect.stringContaining('uses them to consider your application.'),
    ]);
  });

  it('FRM-14: every preset, under any settings, has a notice on every path before it sends anything', () => {
    const variants = ['full', 'minimal', 'wizard'] as const;
    for (const preset of Object.keys(presets) as FormPreset[])
      for (const variant of variants)
        for (const settings of [{}, everything]) {
          const service = { ...settings.service, variant };
          const form = presetForm(preset, { ...settings, service }, { ...page, brands });
          for (const path of formPaths(walkedForm(form))) {
            const keys = path.map((index) => stepKey(form.steps[index]!));
            expect(keys.some((key) => form.privacyNotices[key]?.includes(policy))).toBe(true);
          }
        }
  });

  it('FRM-14: a step that is marked skip-send, or asks for no contact, sends nothing and says nothing', () => {
    const quiet: FormStep = { key: 'a', customRules: { skipSend: true } };
    expect(notices(multi([quiet, { key: 'b' }], [on('a', name), on('a', phone)]))).toEqual(['b']);
    const car = multi([{ key: 'a' }, { key: 'b' }], [on('b', name), on('b', phone)]);
    expect(notices(car)).toEqual(['b']);
  });

  it('FRM-14, FRM-4: each path of a form with skip rules has the notice on its own first sending step', () => {
    const rules = [{ key: 'Kind', values: ['no'] as [string], target: 'c' }];
    const kind: FormField = {
      ...{ name: 'Kind', type: 'radio', label: 'Which?', options: ['yes', 'no'], stepKey: 'a' },
    };
    const form = multi(
      [{ key: 'a', customRules: { skipRules: rules } }, { key: 'b' }, { key: 'c' }, { key: 'd' }],
      [
        kind,
        on('b', name),
        on('b', phone),
        on('c', { ...name, name: 'first_name' }),
        on('c', phone),
      ],
    );
    expect(notices(form)).toEqual(['b', 'c', 'd']);
  });

  it('FRM-14, FRM-4: the phone of a signed-in visitor goes out before its question only where the form passes over it', () => {
    const viewer = { phone: '0400 000 000' };
    const sendsOnFirst = (phoneStep: FormStep) => {
      const form = multi([{ key: 'a' }, phoneStep], [on('a', name), on('b', phone)]);
      const sends = sendsPartial(form, 'a', { name: 'Ana' }, { ...context, viewer });
      expect(notices(form)).toEqual(sends ? ['a', 'b'] : ['b']);
      return sends;
    };
    expect(sendsOnFirst({ key: 'b' })).toBe(false);
    const passed = { key: 'b', customRules: { skipAuthentication: true } };
    const form = multi([{ key: 'a' }, passed, { key: 'c' }], [on('a', name), on('b', phone)]);
    expect(sendsPartial(form, 'a', { name: 'Ana' }, { ...context, viewer })).toBe(true);
    expect(notices(form)).toEqual(['a', 'b', 'c']);
  });

  it('FRM-14, FNQ-6: a form that saves sensitive answers says so on its first step', () => {
    const form = multi(
      [{ key: 'a' }, { key: 'b' }],
      [
        on('a', { ...name, name: 'Model' }),
        on('b', { ...name, name: 'dateOfBirth', type: 'date' }),
      ],
    );
    expect(inlineText(form.privacyNotices.a!)).toMatch(/receives your answers so far,/);
  });

  it('FNQ-3: the last step of an application names the lender, whatever the site’s own wording', () => {
    const own = { forms: { privacyWording: 'Ours.' } };
    const { 'your-application': last, 'your-details': first } = presetForm(
      'finance',
      own,
    ).privacyNotices;
    expect(inlineText(last!)).toBe(
      'When you send this application, your answers go to Example Motors and to the lender, who will assess it. Ours. See our privacy policy.',
    );
    expect(inlineText(first!)).toContain('as you go. Ours. See our privacy policy.');
    expect(inlineText(presetForm('lead', own).privacyNotices.form!)).toBe(
      'Ours. See our privacy policy.',
    );
    expect(presetForm('lead').privacyNotices.form).not.toContain('lender');
  });

  it('FRM-14, SEC-1: the dealer’s name is text, whatever it holds', () => {
    const site = { forms: {} };
    const form = presetForm('lead', site);
    expect(form.privacyNotices.form).toContain('Example Motors');
  });

  it('FRM-14, FRM-6: no answers to any form are sent from a step without a notice, unless one came before', () => {
    const key = fc.constantFrom('a', 'b', 'c', 'd');
    const rule = fc.record({
      key: fc.constant('Kind'),
      values: fc.uniqueArray(fc.constantFrom('yes', 'no'), { minLength: 1 }),
      target: key,
    });
    const step = fc.record({
      key,
      customRules: fc.record({
        skipRules: fc.array(rule, { maxLength: 2 }),
        skipSend: fc.boolean(),
        skipAuthentication: fc.boolean(),
      }),
    });
    const field = fc.record({
      field: fc.constantFrom<FormField>(
        name,
        { ...name, name: 'first_name' },
        phone,
        { name: 'email', type: 'email' },
        { name: 'Kind', type: 'radio', options: ['yes', 'no'] },
      ),
      stepKey: key,
      required: fc.boolean(),
    });
    const steps = fc.uniqueArray(step, {
      minLength: 1,
      maxLength: 4,
      selector: (each) => each.key,
    });
    const values = fc.record(
      {
        name: fc.constant('Ana'),
        first_name: fc.constant('Ana'),
        phone: fc.constant('0400 000 000'),
        email: fc.constant('ana@example.com'),
        Kind: fc.constantFrom('yes', 'no'),
      },
      { requiredKeys: [] },
    );
    const viewers = fc.constantFrom(undefined, { phone: '0400 000 000' });
    fc.assert(
      fc.property(
        steps,
        fc.array(field, { maxLength: 6 }),
        values,
        viewers,
        (all, asked, given, viewer) => {
          const form = multi(
            all as FormStep[],
            asked.map(({ field: each, stepKey: at, required }) => ({
              ...each,
              stepKey: at,
              required,
            })),
          );
          const around = { ...context, ...(viewer && { viewer }) };
          let now: string | undefined = firstStepKey(form, viewer);
          let noticed = false;
          const visit = visitOnce();
          while (now !== undefined) {
            const here: string = now;
            visit(here);
            // Nobody goes on, and nothing is sent, before the answers of a step are right.
            if (hasErrors(validateStep(form, here, given as FormValues, around))) return;
            const next = advance(form, here, given as FormValues, viewer);
            noticed ||= here in form.privacyNotices;
            if (!('step' in next) || sendsPartial(form, here, given as FormValues, around))
              expect(noticed).toBe(true);
            now = 'step' in next ? next.step : undefined;
          }
        },
      ),
    );
  });
});
