import { didYouMean } from '@forecourt/block-schemas';
import type { TextRange } from '@forecourt/json';
import type { Node } from 'jsonc-parser';
import type { TextEdit } from 'vscode-languageserver/node';
import { addressesInSource } from '../documents/address-in-html.ts';
import { nodeAtPointer, rangeOf } from '../documents/json-text.ts';
import type { OpenDocument } from '../documents/open-document.ts';
import type { FileFinding } from './file-finding.ts';

/** Parts of an address that a suggestion can be about: its path and its place on the page. */
function partsOf(address: string, start: number): { text: string; start: number }[] {
  const [, path = '', query = '', , hash] = /^([^?#]*)(\?[^#]*)?(#(.*))?$/s.exec(address) ?? [];
  const parts = [{ text: path, start }];
  if (hash !== undefined) parts.push({ text: hash, start: start + path.length + query.length + 1 });
  return parts;
}

const isMeant = (wrong: string, right: string) =>
  wrong !== '' && wrong !== right && didYouMean(wrong, [right]) === right;

/** A value that is written in place of another: a text, or what the other one was no text of. */
const written = (suggestion: string, { type }: Node): string =>
  type === 'string' || !/^(?:-?\d+(?:\.\d+)?|true|false|null)$/.test(suggestion)
    ? JSON.stringify(suggestion)
    : suggestion;

/** Rules whose suggestion is a part of an address: the rest of it stays. */
const aboutAddresses: ReadonlySet<string> = new Set(['link-target', 'asset-exists']);

/** Returns the edit of a suggestion to an address, or to the only address of a text that it can apply to. */
function editAddress(
  { text }: OpenDocument,
  node: Node,
  suggestion: string,
  { line, column }: TextRange,
): TextEdit | undefined {
  const source = text.getText().slice(node.offset, node.offset + node.length);
  const all = addressesInSource(source, node.offset);
  const at = text.offsetAt({ line: line - 1, character: column - 1 });
  // A finding within mark-up marks its address.
  const marked = all.filter(({ start }) => start === at);
  const inHtml = marked.length > 0 ? marked : all;
  const parts =
    inHtml.length > 0
      ? inHtml.flatMap(({ value, start }) => partsOf(value, start))
      : partsOf(source.slice(1, -1), node.offset + 1);
  const [wrong, ...others] = parts.filter((part) => isMeant(part.text, suggestion));
  if (wrong === undefined || others.length > 0) return undefined;
  const { start } = wrong;
  const range = { start: text.positionAt(start), end: text.positionAt(start + wrong.text.length) };
  return { range, newText: JSON.stringify(suggestion).slice(1, -1) };
}

/** The edit that a finding's suggestion asks for; undefined if it is not plain what to replace. */
export function suggestedEdit(
  document: OpenDocument,
  { located }: FileFinding,
): TextEdit | undefined {
  const { pointer, property, suggestion, rule } = located;
  if (suggestion === undefined) return undefined;
  const node = nodeAtPointer(document.root, pointer);
  if (node === undefined) return undefined;
  if (property !== undefined) {
    const members = node.children ?? [];
    const nameOf = (member: Node) => member.children?.[0];
    const name = members.map(nameOf).find((each) => each?.value === property);
    const isTaken = members.some((member) => nameOf(member)?.value === suggestion);
    if (name === undefined || isTaken) return undefined;
    return { range: rangeOf(document.text, name), newText: JSON.stringify(suggestion) };
  }
  if (node.type === 'object' || node.type === 'array') return undefined;
  if (aboutAddresses.has(rule)) return editAddress(document, node, suggestion, located);
  return { range: rangeOf(document.text, node), newText: written(suggestion, node) };
}
