import { InsertTextFormat } from 'vscode-languageserver/node';
import type { CompletionItem } from 'vscode-languageserver/node';

/** Returns a snippet's text with each tab stop replaced by its first choice or placeholder. */
const withoutStops = (snippet: string): string =>
  snippet
    .replaceAll(/\$\{\d+\|((?:\\.|[^,|\\])*)(?:\\.|[^|\\])*\|\}/g, '$1')
    .replaceAll(/\$\{\d+:((?:\\.|[^}\\])*)\}/g, '$1')
    .replaceAll(/\$(?:\d+|\{\d+\})/g, '')
    .replaceAll(/\\([\\$},|])/g, '$1');

/** A proposal for an editor that knows no snippets. */
export function asPlainText(item: CompletionItem): CompletionItem {
  if (item.insertTextFormat !== InsertTextFormat.Snippet) return item;
  const plain = { ...item, insertTextFormat: InsertTextFormat.PlainText };
  if (item.insertText !== undefined) plain.insertText = withoutStops(item.insertText);
  if (item.textEdit !== undefined)
    plain.textEdit = { ...item.textEdit, newText: withoutStops(item.textEdit.newText) };
  return plain;
}
