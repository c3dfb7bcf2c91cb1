import { addressRule } from '../../rule-api/address-rule.ts';

/**
 * Reports links that write out the site's own domain. Data files are excepted, since lists of brands
 * and dealerships name the addresses of whole sites.
 */
export const linkOwnDomain = addressRule(
  {
    id: 'link-own-domain',
    description: 'Links within the site are paths, without the domain.',
    severity: 'warning',
    recommended: true,
    fixable: true,
  },
  'own-domain',
  ({ file }) => !file.startsWith('data/') || /^data\/(?:offers|promotions)\.json$/.test(file),
);
