import type { FormPreset, SiteSettings } from '@forecourt/block-schemas';
import { describe, expect, it } from 'vitest';
import { exampleValues } from './example-values.ts';
import { presets } from './presets/index.ts';
import { context, everything, presetForm } from './testing/sites.ts';
import { validateForm } from './validate.ts';

const presetNames = Object.keys(presets) as FormPreset[];

describe('exampleValues', () => {
  it.each(presetNames)('CLI-13: the examples pass the checks of %s', (preset) => {
    const form = presetForm(preset, everything);
    const values = exampleValues(form, context);
    expect(validateForm(form, values, context).errors).toEqual({});
    expect(exampleValues(form, context)).toEqual(values);
  });

  it('CLI-13: a booking is made within the hours of booking', () => {
    const settings: SiteSettings = {
      ...everything,
      forms: {
        ...everything.forms,
        bookingHours: [{ bookingType: 'service', days: ['Sun'], from: '13:00', to: '14:00' }],
      },
    };
    const form = presetForm('service-booking', settings);
    expect(exampleValues(form, context)).toMatchObject({
      'Preferred Service Date': expect.stringMatching(/^2026-11-22T13:00$/),
    });
    expect(validateForm(form, exampleValues(form, context), context).errors).toEqual({});
  });
});
