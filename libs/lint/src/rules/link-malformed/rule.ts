import { addressRule } from '../../rule-api/address-rule.ts';

/** Reports addresses that browsers, mail programs or phones can't open. */
export const linkMalformed = addressRule(
  {
    id: 'link-malformed',
    description: 'Every address in a link can be opened: web, e-mail and phone.',
    severity: 'error',
    recommended: true,
    fixable: true,
  },
  'malformed',
  undefined,
  {
    // Validation refuses blocks with such an address, so that rules don't visit them.
    end: ({ known, notes, report }) => {
      // Values of data files are visited all the same.
      const visited = new Set(notes.map(({ file, fact }) => `${file}\n${String(fact)}`));
      for (const { file, finding } of known) {
        if (finding.rule !== 'link-malformed') continue;
        const { pointer, message, suggestion } = finding;
        if (visited.has(`${file}\n${pointer}`)) continue;
        const fix = suggestion === undefined ? undefined : { pointer, value: suggestion };
        report(file, { pointer, message, suggestion, fix });
      }
    },
  },
);
