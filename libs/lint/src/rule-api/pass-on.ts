import { defineRule } from './rule.ts';
import type { FindingInFile, Rule } from './rule.ts';

/**
 * A rule that gives findings of the content library a level of their own, and a place in suppressions
 * and baselines. What a reference leads to is known there, where files are read.
 * @param codes ids of those findings. @param isMeant which of them; all if left out.
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
