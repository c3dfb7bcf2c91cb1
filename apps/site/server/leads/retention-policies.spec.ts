import type { Site } from '@forecourt/block-schemas';
import { defaultRetention } from '@forecourt/leads';
import { expect, it } from 'vitest';
import { retentionPolicies } from './retention-policies.ts';

it('FRM-16: each retention time is the site’s own, or the platform’s where the site sets none', () => {
  const policyOf = (privacy?: NonNullable<Site['settings']>['privacy']) =>
    retentionPolicies([{ slug: 'north', site: { settings: { privacy } } as Site }]).get('north');
  expect(policyOf()).toEqual(defaultRetention);
  expect(policyOf({ unfinishedLeadDays: 3 })).toEqual({ ...defaultRetention, unfinishedDays: 3 });
  expect(policyOf({ leadDays: 400 })).toEqual({ ...defaultRetention, finishedDays: 400 });
  expect(policyOf({ sensitiveAnswerDays: 7 })).toEqual({ ...defaultRetention, sensitiveDays: 7 });
});
