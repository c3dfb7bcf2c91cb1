import type { LocatedFinding } from '@forecourt/block-schemas';
import { pointerToken } from '@forecourt/json';
import { corpusRoot } from './corpus-files.ts';
import type { CorpusFile } from './corpus-files.ts';
import type { ExpectedFinding } from './fault.ts';

/** Returns the text that a finding marks; of several lines, the first. */
function markedText(content: CorpusFile, { line, column, endLine, endColumn }: LocatedFinding) {
  const source = (content as string).replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)[line - 1] ?? '';
  return source.slice(column - 1, line === endLine ? endColumn - 1 : undefined);
}

/**
 * Returns a finding in the form of the corpus.
 * @param files all files, with the changed ones.
 */
export function describeFinding(
  finding: LocatedFinding,
  files: ReadonlyMap<string, CorpusFile | undefined>,
): Required<ExpectedFinding> {
  const { rule, pointer, property, line, column } = finding;
  const file = finding.file.replace(`${corpusRoot}/`, '');
  const content = files.get(file);
  const isText = typeof content === 'string' && file.endsWith('.json');
  const marks = isText ? markedText(content, finding) : '';
  const member = property === undefined ? '' : `/${pointerToken(property)}`;
  const at = pointer + member || (marks === '' ? '' : `${line}:${column}`);
  return { id: rule, file, at, marks };
}

/** Returns an expected finding in the same form. */
export function describeExpected(
  { id, file, at = '', marks = '' }: ExpectedFinding,
  changedFile: string,
): Required<ExpectedFinding> {
  return { id, file: file ?? changedFile, at, marks };
}

/** Returns findings in an order that does not depend on who found them. */
export const inOrder = <Described extends object>(findings: readonly Described[]): Described[] =>
  findings.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
