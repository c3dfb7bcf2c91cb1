import { defineRule } from './rule.ts';
import type { Rule, RuleMeta } from './rule.ts';

/**
 * A rule whose findings come from the content library, which alone can resolve references, under a
 * level of its own, with suppressions and baselines. They have the id of the rule there too.
 * @param meta.fixable true if their suggestions are safe fixes.
 */
export const passOn = (
  id: string,
  description: string,
  { severity = 'error', fixable = false }: Partial<Pick<RuleMeta, 'severity' | 'fixable'>> = {},
): Rule =>
  defineRule({
    meta: { id, description, severity, recommended: true, ...(fixable && { fixable }) },
    create: () => ({
      end: ({ known, report }) => {
        for (const { file, finding } of known) {
          if (finding.rule !== id) continue;
          const { pointer, property, within, message, suggestion, about } = finding;
          const fix =
            fixable && suggestion !== undefined
              ? { pointer, within, value: suggestion }
              : undefined;
          report(file, { pointer, property, within, message, suggestion, about, fix });
        }
      },
    }),
  });
