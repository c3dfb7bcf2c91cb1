import ts from 'typescript';
import { worstBeginning, worstNames, worstWords, type Word } from './worst-words.ts';

/** Returns one message for each word of a document that has a better one. */
export function findWords(file: string, text: string): string[] {
  return report(file, text, text, worstWords);
}

/**
 * Returns the same for the comments, strings and names of a source file. Of the strings of a test, its
 * titles alone: the others may be content that people wrote.
 */
export function findWordsInSource(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const isSpec = /\.spec\.tsx?$/.test(file);
  const strings: string[] = [];
  const names: string[] = [];
  let code = text;
  const visit = (node: ts.Node, isRead: boolean): void => {
    if (isText(node)) {
      const [start, end] = [node.getStart(source), node.getEnd()];
      if (isRead) strings.push(text.slice(start, end));
      code = code.slice(0, start) + ' '.repeat(end - start) + code.slice(end);
    } else if (ts.isIdentifier(node)) {
      names.push(node.text);
    }
    const title = isSpec ? titleOf(node, source) : undefined;
    ts.forEachChild(node, (child) => visit(child, isRead || child === title));
  };
  visit(source, !isSpec);
  const comments = code.match(/\/\*[\s\S]*?\*\/|\/\/.*$/gm) ?? [];
  return [
    ...comments
      .filter((comment) => worstBeginning.test(comment))
      .map(
        (comment) =>
          `${file}:${lineOf(text, comment)}: a doc comment begins with a noun phrase or a verb`,
      ),
    ...[...comments, ...strings].flatMap((part) => report(file, text, part, worstWords)),
    ...[...new Set(names)].flatMap((name) => report(file, text, name, worstNames)),
  ];
}

const isText = (node: ts.Node): boolean =>
  ts.isStringLiteral(node) ||
  ts.isNoSubstitutionTemplateLiteral(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddle(node) ||
  ts.isTemplateTail(node) ||
  ts.isJsxText(node) ||
  ts.isRegularExpressionLiteral(node);

/** Returns the title of a test or a group of tests: `it('…')`, `test.each(list)('…')`. */
function titleOf(node: ts.Node, source: ts.SourceFile): ts.Node | undefined {
  if (!ts.isCallExpression(node)) return undefined;
  const [title] = node.arguments;
  const isTest = /^(?:it|test|describe)\b/.test(node.expression.getText(source));
  return isTest && title !== undefined && (isText(title) || ts.isTemplateExpression(title))
    ? title
    : undefined;
}

const lineOf = (text: string, part: string) => text.slice(0, text.indexOf(part)).split('\n').length;

function report(file: string, text: string, part: string, words: readonly Word[]): string[] {
  return words.flatMap(({ word, instead, except }) =>
    (except?.test(file) ? [] : [...part.matchAll(word)]).map(({ 0: match, index }) => {
      const line = lineOf(text, part) + part.slice(0, index).split('\n').length - 1;
      return `${file}:${line}: "${match}"; write ${instead}`;
    }),
  );
}
