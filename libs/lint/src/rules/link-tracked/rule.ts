import { addressRule } from '../../rule-api/address-rule.ts';

/** Reports links that go by way of another service, and ids of clicks in addresses. */
export const linkTracked = addressRule(
  {
    id: 'link-tracked',
    description:
      'No link goes by way of a search engine, a social network or a mail filter, or has the id of a click.',
    severity: 'warning',
    recommended: true,
    fixable: true,
  },
  'tracked',
);
