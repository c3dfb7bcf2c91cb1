import { addressRule } from '../../rule-api/address-rule.ts';

/** Reports links that lead nowhere, such as `#`. */
export const linkWithoutTarget = addressRule(
  {
    id: 'link-without-target',
    description: 'Every link leads somewhere: none is empty or only "#".',
    severity: 'warning',
    recommended: true,
  },
  'no-target',
);
