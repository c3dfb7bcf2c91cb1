import { addressRule } from '../../rule-api/address-rule.ts';

/** Reports addresses that begin with http://. */
export const linkInsecure = addressRule(
  {
    id: 'link-insecure',
    description: 'Links and files of other sites are loaded over https.',
    severity: 'warning',
    recommended: true,
  },
  'insecure',
);
