import { defineRule } from './rule.ts';
import type { FindingInFile, Rule } from './rule.ts';

/**
 * A rule that reports findings of the content library under a level of its own, with suppressions
 * and baselines. The content library reads the files, so only it can resolve references.
 * @param codes ids of those findings. @param isMeant filter; default: all.
 */
export const passOn = (
  id: string,
  description: string,
  codes: readonly string[],
  isMeant: (found: FindingInFile) => boolean = () => true,
): Rule =>
  defineRule({
    meta: { id, description, severity: 'error', recommended: true },
    create: () => ({
      end: ({ known, report }) => {
        for (const found of known) {
          const { file, finding } = found;
          if (!codes.includes(finding.rule) || !isMeant(found)) continue;
          const { pointer, property, message, suggestion } = finding;
          report(file, { pointer, property, message, suggestion });
        }
      },
    }),
  });
