import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Rule } from '@forecourt/lint';
import { DiagnosticSeverity, DiagnosticTag } from 'vscode-languageserver/node';
import type { Diagnostic, Range } from 'vscode-languageserver/node';
import type { FileFinding } from './file-finding.ts';

/** Source of the diagnostics, as editors show it. */
const source = 'forecourt';

/** Rules about content without effect, which editors show faded. */
const inVain: ReadonlySet<string> = new Set([
  'property-of-earlier-layout',
  'property-of-later-layout',
  'suppression-without-effect',
]);

/** Returns the address of the documentation of a finding's id. */
export type DocumentationOf = (id: string) => string | undefined;

/**
 * Finds the documentation of rules: the page of a built-in one, as the address of a file, or the
 * address that an own one has.
 * @param pathOf path of the page of a built-in rule.
 * @returns undefined for ids that are not of rules, and where pages are not installed.
 */
export const ruleDocumentation =
  (rules: readonly Rule[], pathOf: (rule: string) => string): DocumentationOf =>
  (id) => {
    const rule = rules.find(({ meta }) => meta.id === id);
    if (rule === undefined || id.includes('/')) return rule?.meta.url;
    const path = pathOf(id);
    return existsSync(path) ? pathToFileURL(path).href : undefined;
  };

/** A finding and the diagnostic that shows it. */
export interface ShownFinding {
  readonly finding: FileFinding;
  readonly diagnostic: Diagnostic;
}

/** Where a finding is in a text. @param text in which the finding was made; a byte order mark is no part of its first line. */
function rangeIn(text: string, { located }: FileFinding): Range {
  const mark = text.startsWith('\ufeff') ? 1 : 0;
  const at = (line: number, column: number) => ({
    line: line - 1,
    character: column - 1 + (line === 1 ? mark : 0),
  });
  return {
    start: at(located.line, located.column),
    end: at(located.endLine, located.endColumn),
  };
}

/** A finding as an editor shows it. */
export function diagnosticOf(
  text: string,
  finding: FileFinding,
  documentationOf: DocumentationOf,
): Diagnostic {
  const { rule, severity, message } = finding.located;
  const href = documentationOf(rule);
  return {
    range: rangeIn(text, finding),
    severity: severity === 'error' ? DiagnosticSeverity.Error : DiagnosticSeverity.Warning,
    code: rule,
    source,
    message,
    ...(href !== undefined && { codeDescription: { href } }),
    ...(inVain.has(rule) && { tags: [DiagnosticTag.Unnecessary] }),
  };
}
