import { formDefinition, type FormSite } from '@forecourt/forms';
import { expect, it } from 'vitest';
import { rejectionOf } from './lender-rejection.ts';

const site: FormSite = {
  ...{ region: 'AU', timeZone: 'Australia/Sydney', name: 'North', domains: ['north.example'] },
};

it('FNQ-3: data errors of the lender name fields by their labels, with the step to fix them on', () => {
  const form = formDefinition({ preset: 'finance' }, site, { path: '/finance' });
  const errors = [
    ['dateOfBirth', 'is not a date'],
    ['middle_name', 'is too long'],
    ['privacy', 'is required'],
    ['loanKind', 'is unknown'],
  ] as const;
  expect(rejectionOf({ outcome: 'dataErrors', errors }, form)!.formErrors).toEqual([
    { text: 'Date of Birth: is not a date', field: 'dateOfBirth', step: 'your-application' },
    { text: 'Middle Name: is too long', field: 'middle name', step: 'your-details' },
    { text: 'privacy: is required', field: 'privacy', step: 'your-application' },
    { text: 'loanKind: is unknown' },
  ]);
});
