import { editJson, pointerTokens, readablePointer } from '@forecourt/json';
import { applyFixes, isLintRule } from '@forecourt/lint';
import type { Fix } from '@forecourt/lint';
import { CodeActionKind } from 'vscode-languageserver/node';
import type { CodeAction, CodeActionContext, Range, TextEdit } from 'vscode-languageserver/node';
import type { OpenDocument } from '../documents/open-document.ts';
import type { ShownFinding } from './diagnostic.ts';
import type { FileFinding } from './file-finding.ts';
import { minimalEdit } from '../documents/minimal-edit.ts';
import { suggestedEdit } from './suggested-edit.ts';

/** Kind of the action that applies every fix of `lint --fix`. */
export const fixAllKind = `${CodeActionKind.SourceFixAll}.forecourt`;

const touches = (a: Range, b: Range): boolean => {
  const before = (one: Range['start'], other: Range['start']) =>
    one.line < other.line || (one.line === other.line && one.character < other.character);
  return !before(a.end, b.start) && !before(b.end, a.start);
};

const fixEdit = ({ text }: OpenDocument, fixes: readonly Fix[]): TextEdit | undefined =>
  minimalEdit(text, applyFixes(text.getText(), fixes));

const fixTitle = ({ pointer, value, within }: Fix): string =>
  value === undefined
    ? `Remove ${readablePointer(pointer)}`
    : within !== undefined
      ? `Change to ${JSON.stringify(value)}`
      : `Set ${readablePointer(pointer)} to ${JSON.stringify(value)}`;

/** Adds a suppression of a lint rule to a page or to settings. */
function suppressEdit(
  { kind, value, text }: OpenDocument,
  { rule, pointer }: FileFinding['located'],
): TextEdit | undefined {
  if (!isLintRule(rule) || (kind !== 'page' && kind !== 'site')) return undefined;
  const list = (value as { lintIgnore?: unknown } | undefined)?.lintIgnore;
  // The reason is left to the author; validation asks for it until it is given.
  const entry = { rule, reason: '', ...(pointerTokens(pointer).length > 0 && { pointer }) };
  const edit = Array.isArray(list)
    ? { pointer: '/lintIgnore/-', value: entry }
    : { pointer: '/lintIgnore', value: [entry], before: 'blocks' };
  return minimalEdit(text, editJson(text.getText(), [edit]));
}

/**
 * Returns the quick fixes of the findings in a range: fixes of `lint --fix`, suggestions, and
 * suppressions of lint rules.
 */
export function quickFixes(
  document: OpenDocument,
  findings: readonly ShownFinding[],
  range: Range,
  context: CodeActionContext,
): CodeAction[] {
  const wanted = (kind: string) =>
    context.only === undefined ||
    context.only.some((only) => only === '' || kind === only || kind.startsWith(`${only}.`));
  const changing = (edit: TextEdit) => ({ changes: { [document.uri]: [edit] } });
  const actions: CodeAction[] = [];
  for (const { finding, diagnostic } of wanted(CodeActionKind.QuickFix) ? findings : []) {
    if (!touches(diagnostic.range, range)) continue;
    const { located, fix } = finding;
    const add = (title: string, edit: TextEdit | undefined, isPreferred: boolean) => {
      if (edit === undefined) return;
      const action = { title, kind: CodeActionKind.QuickFix, diagnostics: [diagnostic] };
      actions.push({ ...action, isPreferred, edit: changing(edit) });
    };
    if (fix !== undefined) add(fixTitle(fix), fixEdit(document, [fix]), true);
    else if (located.suggestion !== undefined)
      add(`Change to "${located.suggestion}"`, suggestedEdit(document, finding), false);
    add(`Suppress ${located.rule} here, with a reason`, suppressEdit(document, located), false);
  }
  if (wanted(fixAllKind)) {
    const edit = fixEdit(
      document,
      findings.flatMap(({ finding }) => finding.fix ?? []),
    );
    if (edit !== undefined)
      actions.push({
        title: 'Fix all problems that forecourt can fix',
        kind: fixAllKind,
        edit: changing(edit),
      });
  }
  return actions;
}
