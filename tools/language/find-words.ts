import ts from 'typescript';
import { worstBeginning, worstNames, worstWords } from './worst-words.ts';

/** Returns one message for each word of a document that has a better one. */
export function findWords(file: string, text: string): string[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      worstWords.flatMap(({ word, instead }) => report(file, index + 1, line, word, instead)),
    );
}

/** Returns the same for the comments, texts and names of a source file. */
export function findWordsInSource(file: string, text: string): string[] {
  const found: string[] = [];
  const lineOf = (position: number) => text.slice(0, position).split('\n').length;
  const scanner = ts.createScanner(
    ts.ScriptTarget.Latest,
    false,
    file.endsWith('x') ? ts.LanguageVariant.JSX : ts.LanguageVariant.Standard,
    text,
  );
  for (let token = scanner.scan(); token !== ts.SyntaxKind.EndOfFileToken; token = scanner.scan()) {
    const part = scanner.getTokenText();
    const line = () => lineOf(scanner.getTokenStart());
    if (isProse(token)) {
      if (worstBeginning.test(part)) {
        found.push(`${file}:${line()}: a doc comment begins with a noun phrase or a verb`);
      }
      for (const { word, instead } of worstWords)
        found.push(...report(file, line(), part, word, instead));
    } else if (token === ts.SyntaxKind.Identifier) {
      for (const { word, instead } of worstNames)
        found.push(...report(file, line(), part, word, instead));
    }
  }
  return found;
}

const isProse = (token: ts.SyntaxKind) =>
  token === ts.SyntaxKind.SingleLineCommentTrivia ||
  token === ts.SyntaxKind.MultiLineCommentTrivia ||
  token === ts.SyntaxKind.StringLiteral ||
  token === ts.SyntaxKind.NoSubstitutionTemplateLiteral ||
  token === ts.SyntaxKind.TemplateHead ||
  token === ts.SyntaxKind.TemplateMiddle ||
  token === ts.SyntaxKind.TemplateTail;

function report(file: string, line: number, text: string, word: RegExp, instead: string): string[] {
  const [match] = word.exec(text) ?? [];
  return match === undefined ? [] : [`${file}:${line}: "${match}"; write ${instead}`];
}
