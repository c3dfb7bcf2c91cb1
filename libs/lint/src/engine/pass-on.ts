import { defineRule } from './rule.ts';
import type { Rule } from './rule.ts';

/**
 * A rule that gives findings of the content library a level of their own, and a place in suppressions
 * and baselines. What a reference leads to is known there, where files are read.
 * @param codes ids of those findings.
 */
export const passOn = (id: string, description: string, codes: readonly string[]): Rule =>
  defineRule({
    meta: { id, description, severity: 'error', recommended: true },
    create: ({ known, report }) => ({
      end: () => {
        for (const { file, finding } of known) {
          if (!codes.includes(finding.rule)) continue;
          const { pointer, property, message, suggestion } = finding;
          report(file, { pointer, property, message, suggestion });
        }
      },
    }),
  });
