import { formDefinition, type FormSite } from '@forecourt/forms';
import { describe, expect, it } from 'vitest';
import { rejectionOf } from './lender-rejection.ts';

const site: FormSite = {
  ...{ region: 'AU', timeZone: 'Australia/Sydney', name: 'North', domains: ['north.example'] },
};

describe('data errors of the lender', () => {
  const form = formDefinition({ preset: 'finance' }, site, { path: '/finance' });
  const steps = ['your-details', 'your-application'];
  const rejected = (...errors: (readonly [string, string])[]) =>
    rejectionOf({ outcome: 'dataErrors', errors }, form, steps);

  it('FNQ-3: are shown at their fields on the first step that has one, the others by their labels', () => {
    expect(
      rejected(
        ['dateOfBirth', 'is not a date'],
        ['middle_name', 'is too long'],
        ['privacy', 'is required'],
        ['loanKind', 'is unknown'],
      ),
    ).toMatchObject({
      stepKey: 'your-details',
      errors: { 'middle name': 'is too long' },
      formErrors: [
        { text: 'Date of Birth: is not a date', field: 'dateOfBirth', step: 'your-application' },
        { text: 'privacy: is required', field: 'privacy', step: 'your-application' },
        { text: 'loanKind: is unknown' },
      ],
    });
  });

  it('FNQ-3: name the consent, whose label is a sentence', () => {
    expect(rejected(['privacy', 'is required'])).toMatchObject({
      stepKey: 'your-application',
      errors: { privacy: 'privacy: is required' },
    });
  });

  it('FNQ-3: leave the visitor on the last step if no field of the form is meant', () => {
    const all = rejected(['loanKind', 'is unknown']);
    expect(all).toMatchObject({ errors: {}, formErrors: [{ text: 'loanKind: is unknown' }] });
    expect(all).not.toHaveProperty('stepKey');
  });
});
