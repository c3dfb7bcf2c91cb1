import { firstStepKey, formDefinition } from '@forecourt/forms';
import { expect, it } from 'vitest';
import type { FormView } from '../view/form-view.ts';
import { stepResolver } from './resolver.ts';

const form = formDefinition(
  { fields: [{ name: 'Visit', type: 'date', label: 'Visit', required: true }] },
  { region: 'AU', timeZone: 'Australia/Sydney', name: 'Example', domains: [] },
  { path: '/ask' },
);
const view = { form, dealerships: [] } as unknown as FormView;
const context = { stepKey: firstStepKey(form), savedFields: [] };

it('FRM-13: a check that breaks off in the browser leaves the answers to the server', async () => {
  const typed = { Visit: '' };
  const options = {} as never;
  const checked = await stepResolver(view, () => new Date())(typed, context, options);
  expect(Object.keys(checked.errors)).toEqual(['Visit']);
  const broken = stepResolver(view, () => {
    throw new RangeError('Invalid time value');
  });
  expect(await broken(typed, context, options)).toEqual({ values: typed, errors: {} });
});
