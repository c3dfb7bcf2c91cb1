import { expect, it } from 'vitest';
import { lintSample, page, reportLines, settings } from '../../testing/lint-sample.ts';
import { field, formSample, kind, skip, step } from '../../testing/sample-forms.ts';

const rule = 'form-step-target-missing';

it('CLI-2: rules and fields that name no step are reported, with the step that was meant', () => {
  const steps = [step('start', { skipRules: [skip('contct', 'Van')] }), step('contact')];
  const fields = [kind('start'), field('name', 'contacts'), field('email', 'contact')];
  expect(reportLines(formSample(steps, fields), { rule })).toEqual([
    expect.stringContaining(
      '«"contacts"» error form-step-target-missing: no step of the form has the key "contacts", so the field is never shown; did you mean "contact"?',
    ),
    expect.stringContaining(
      '«"contct"» error form-step-target-missing: no step of the form has the key "contct", so the rule has no effect; did you mean "contact"?',
    ),
  ]);
});

it('CLI-2: a step goes by the name that its editor made up', () => {
  const own = { key: 'custom', isCustom: true, customStepKey: 'extras' };
  const steps = [step('start', { skipRules: [skip('extras', 'Van')] }), own];
  expect(
    reportLines(formSample(steps, [kind('start'), field('name', 'extras')]), { rule }),
  ).toEqual([]);
});

const preset = (data: object, siteSettings: object = {}) => ({
  files: {
    'site.json': settings({ settings: siteSettings }),
    'pages/home.json': page({ blocks: [{ type: 'form', data }] }),
  },
});

it('CLI-7: a step that the form of a preset lacks is reported with the steps that it has', () => {
  const formSteps = [step('your-detials'), step('car'), step('your-application')];
  expect(reportLines(preset({ preset: 'finance', formSteps }), { rule })).toEqual([
    expect.stringContaining(
      '«"your-detials"» error form-step-target-missing: the form "finance" has no step "your-detials", so its texts and rules are ignored; did you mean "your-details"?',
    ),
    expect.stringContaining(
      'the form "finance" has no step "car", so its texts and rules are ignored; its steps are "your-details", "your-application"',
    ),
  ]);
});

it('CLI-7: a skip rule and a made-up name of an adapted step lead to steps of the preset', () => {
  const rules = (target: string) => ({ skipRules: [skip(target, 'Van')] });
  const own = { key: 'your-visit', isCustom: true, customStepKey: 'visit' };
  const found = (formSteps: readonly object[]) =>
    lintSample(preset({ category: 'Service Booking', formSteps }), { rule }).map(
      ({ finding }) => finding.pointer,
    );
  const at = '/blocks/0/data/formSteps/0';
  expect(found([step('your-details', rules('your-visit'))])).toEqual([]);
  expect(found([step('your-details', rules('visit'))])).toEqual([
    `${at}/customRules/skipRules/0/target`,
  ]);
  expect(found([own])).toEqual([`${at}/customStepKey`]);
});

it('CLI-7: steps of brands, of a form without steps and of own fields are not compared with a preset', () => {
  const wizard = { service: { variant: 'wizard' } };
  const brand = { preset: 'service-booking', formSteps: [step('location-kea')] };
  const fields = [field('name', 'a')];
  const cases = [
    preset(brand, wizard),
    preset({ preset: 'lead', type: 'multi', formSteps: [step('a')] }),
    preset({ preset: 'finance', type: 'single', formSteps: [step('a')] }),
    preset({ preset: 'finance', type: 'multi', formSteps: [step('a')], fields }),
  ];
  expect(cases.flatMap((each) => reportLines(each, { rule }))).toEqual([]);
});
