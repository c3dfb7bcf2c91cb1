import { defineRule } from './rule.ts';
import type { Rule } from './rule.ts';

/**
 * A rule whose findings come from the content library, which alone can resolve references, under a
 * level of its own, with suppressions and baselines. They have the id of the rule there too.
 */
export const passOn = (id: string, description: string): Rule =>
  defineRule({
    meta: { id, description, severity: 'error', recommended: true },
    create: () => ({
      end: ({ known, report }) => {
        for (const { file, finding } of known) {
          if (finding.rule !== id) continue;
          const { pointer, property, within, message, suggestion } = finding;
          report(file, { pointer, property, within, message, suggestion });
        }
      },
    }),
  });
