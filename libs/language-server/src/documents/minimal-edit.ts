import type { TextEdit } from 'vscode-languageserver/node';
import type { TextDocument } from 'vscode-languageserver-textdocument';

/**
 * The smallest edit that turns a document's text into another; undefined if they are the same.
 * @param from offset of the text that is meant, if it is not the whole. @param length of it.
 */
export function minimalEdit(
  document: TextDocument,
  wanted: string,
  from = 0,
  length = Infinity,
): TextEdit | undefined {
  const text = document.getText().slice(from, from + length);
  if (text === wanted) return undefined;
  const shorter = Math.min(text.length, wanted.length);
  let start = 0;
  while (start < shorter && text[start] === wanted[start]) start += 1;
  let end = 0;
  while (end < shorter - start && text.at(-1 - end) === wanted.at(-1 - end)) end += 1;
  return {
    range: {
      start: document.positionAt(from + start),
      end: document.positionAt(from + text.length - end),
    },
    newText: wanted.slice(start, wanted.length - end),
  };
}
