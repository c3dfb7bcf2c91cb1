import { firstStepKey, formDefinition } from '@forecourt/forms';
import { expect, it } from 'vitest';
import { checkStep } from './check-step.ts';

const form = formDefinition(
  { fields: [{ name: 'Visit', type: 'date', label: 'Visit', required: true }] },
  { region: 'AU', timeZone: 'Australia/Sydney', name: 'Example', domains: [] },
  { path: '/ask' },
);
const view = { form, dealerships: [] };
const state = { stepKey: firstStepKey(form) };
const now = () => new Date('2026-11-23T00:00:00Z');

it('FRM-13: a check that breaks off in the browser leaves the answers to the server', () => {
  expect(Object.keys(checkStep(view, state, { Visit: '' }, now))).toEqual(['Visit']);
  const brokenClock = () => {
    throw new RangeError('Invalid time value');
  };
  expect(checkStep(view, state, { Visit: '' }, brokenClock)).toEqual({});
});

it('FRM-13: an answer that the server has stored may stay empty, but not become invalid', () => {
  const saved = { ...state, savedFields: ['Visit'] };
  expect(checkStep(view, saved, { Visit: '' }, now)).toEqual({});
  expect(Object.keys(checkStep(view, saved, { Visit: 'soon' }, now))).toEqual(['Visit']);
});
