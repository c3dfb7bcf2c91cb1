import { describe, expect, it } from 'vitest';
import { leadOf } from './lead.ts';
import { leadSubmission } from './lead-submission.ts';
import { stepKey } from '../steps.ts';
import { validAnswers } from '../testing/answers.ts';
import { context, presetForm } from '../testing/sites.ts';

const origin = { tenant: 'north', page: '/finance', formId: 'loan' };

describe('leadSubmission', () => {
  it('API-4 FNQ-6: a partial lead holds no sensitive values, a complete one does', () => {
    const form = presetForm('finance');
    const values = validAnswers(form);
    const partial = leadOf(form, values, context, { step: stepKey(form.steps.at(-1)!) });
    const complete = leadOf(form, values, context);
    expect(Object.keys(complete.sensitive).sort()).toEqual(['dateOfBirth', 'driverLicenceNumber']);
    // They wait in the encrypted draft until the form is complete.
    expect(partial.sensitive).toEqual(complete.sensitive);
    expect(leadSubmission(partial, origin).sensitive).toEqual({});
    for (const secret of Object.values(complete.sensitive))
      expect(JSON.stringify(leadSubmission(partial, origin))).not.toContain(secret);
    expect(leadSubmission(complete, origin).sensitive).toEqual(complete.sensitive);
  });

  it('API-4: names the form by its page, and the page by its address on the dealer’s website', () => {
    const lead = leadOf(presetForm('lead'), { name: 'Alex' }, context);
    const site = { domain: 'www.example-motors.example', dealer: 'Example Motors' };
    expect(
      leadSubmission(lead, { ...origin, ...site, timeZone: 'Australia/Sydney' }),
    ).toMatchObject({
      tenant: 'north',
      dealer: 'Example Motors',
      timeZone: 'Australia/Sydney',
      form: '/finance#loan',
      page: '/finance',
      pageUrl: 'https://www.example-motors.example/finance',
      category: 'General Enquiry',
      status: 'Complete',
    });
    const posted = leadSubmission(lead, { ...origin, ...site, page: '/api/leads' });
    expect(posted.pageUrl).toBeUndefined();
    expect(leadSubmission(lead, origin).values).toEqual(lead.fields);
  });
});
