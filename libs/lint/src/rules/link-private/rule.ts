import { addressRule } from '../../rule-api/address-rule.ts';

/** Reports addresses that open only for the people who work on a site. */
export const linkPrivate = addressRule(
  {
    id: 'link-private',
    description: 'No link leads to a mailbox, an editor, a preview or a folder behind a login.',
    severity: 'warning',
    recommended: true,
  },
  'private',
);
