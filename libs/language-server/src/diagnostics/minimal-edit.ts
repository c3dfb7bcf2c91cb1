import type { TextEdit } from 'vscode-languageserver/node';
import type { TextDocument } from 'vscode-languageserver-textdocument';

/** The smallest edit that turns a document's text into another; undefined if they are the same. */
export function minimalEdit(document: TextDocument, wanted: string): TextEdit | undefined {
  const text = document.getText();
  if (text === wanted) return undefined;
  const shorter = Math.min(text.length, wanted.length);
  let start = 0;
  while (start < shorter && text[start] === wanted[start]) start += 1;
  let end = 0;
  while (end < shorter - start && text.at(-1 - end) === wanted.at(-1 - end)) end += 1;
  return {
    range: {
      start: document.positionAt(start),
      end: document.positionAt(text.length - end),
    },
    newText: wanted.slice(start, wanted.length - end),
  };
}
