import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { rules } from '@forecourt/lint';
import { DiagnosticSeverity, DiagnosticTag } from 'vscode-languageserver/node';
import type { Diagnostic, Range } from 'vscode-languageserver/node';
import { rulePage } from '../../../shared/files/package-files.ts';
import type { FileFinding } from './file-finding.ts';

/** Name under which an editor shows what we say. */
export const source = 'forecourt';

/** Rules about what a page holds in vain: editors draw it faded. */
const inVain: ReadonlySet<string> = new Set([
  'property-of-earlier-layout',
  'property-of-later-layout',
  'suppression-without-effect',
]);

const pages = new Map<string, string | undefined>();

/** The address of the page about a lint rule; undefined for what is no lint rule. */
function pageOf(rule: string): string | undefined {
  if (!pages.has(rule)) {
    const path = rules.some(({ meta }) => meta.id === rule) ? rulePage(rule) : undefined;
    const isThere = path !== undefined && existsSync(path);
    pages.set(rule, isThere ? pathToFileURL(path).href : undefined);
  }
  return pages.get(rule);
}

/** Where a finding is in a text. @param text in which the finding was made; a byte order mark is no part of its first line. */
export function rangeIn(text: string, { located }: FileFinding): Range {
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
export function diagnosticOf(text: string, finding: FileFinding): Diagnostic {
  const { rule, severity, message } = finding.located;
  const href = pageOf(rule);
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
