import { addressRule } from '../../rule-api/address-rule.ts';

/** Reports addresses that lead to the editor's own computer or network. */
export const linkLocal = addressRule(
  {
    id: 'link-local',
    description: 'No link leads to a computer that visitors cannot reach, such as localhost.',
    severity: 'error',
    recommended: true,
  },
  'local',
);
