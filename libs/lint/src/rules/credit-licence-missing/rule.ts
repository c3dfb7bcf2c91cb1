import { creditVisitor } from '../../rule-api/credit-advertising.ts';
import { creditOptions, type CreditOptions, type CreditUnit } from '../../rule-api/credit-units.ts';
import { regionOf } from '../../rule-api/region.ts';
import { defineRule } from '../../rule-api/rule.ts';
import type { EndVisit } from '../../rule-api/rule.ts';

function errorOf({ claim, own, onPage }: CreditUnit): string | undefined {
  const all = [own, ...onPage].map(({ licence }) => licence);
  if (all.includes('full')) return undefined;
  return all.includes('initials')
    ? `credit is advertised ("${claim.words}") with the initials ACL alone; write "Australian credit licence" in front of the number`
    : `credit is advertised ("${claim.words}") without an Australian credit licence number; add it here, or to the footnote that every page shows`;
}

/** Returns true if validation refuses the footnote, which may have the licence. */
const hasInvalidFootnote = ({ known }: EndVisit): boolean =>
  known.some(({ file, finding }) => file === 'site.json' && finding.pointer === '/footnote');

/**
 * Reports advertised credit without the number of the licence under which it is provided, which
 * section 52 of Australia's National Consumer Credit Protection Act is about.
 */
export const creditLicenceMissing = defineRule<CreditOptions>({
  meta: {
    id: 'credit-licence-missing',
    description:
      'In Australia, advertised credit is shown with an Australian credit licence number.',
    severity: 'warning',
    recommended: true,
    options: creditOptions,
  },
  create: ({ site, options }) => {
    if (regionOf(site) !== 'AU') return {};
    const visitor = creditVisitor(site, options, errorOf, true);
    return {
      ...visitor,
      end: (visit) => {
        if (!hasInvalidFootnote(visit)) visitor.end?.(visit);
      },
    };
  },
});
