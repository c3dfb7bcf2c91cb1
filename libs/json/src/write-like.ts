import type { Node } from 'jsonc-parser';

/** Width of the longest line that holds a whole object. */
const maxWidth = 100;

/** Value in one line, as Prettier writes it: `{ "a": 1, "b": [2, 3] }`. */
function inLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  if (members.length === 0) return '{}';
  return `{ ${members.map(([name, member]) => `${JSON.stringify(name)}: ${inLine(member)}`).join(', ')} }`;
}

/** White space at the start of the line in which an offset is. */
const indentAt = (text: string, offset: number): string =>
  /^[ \t]*/.exec(text.slice(text.lastIndexOf('\n', offset - 1) + 1))?.[0] ?? '';

/** Indentation of one level; two spaces if the text has none. */
const unitOf = (text: string): string => /\n([ \t]+)\S/.exec(text)?.[1] ?? '  ';

/**
 * Formats a value like the text around it: in one line if that was one line and the value fits or
 * shares it, otherwise with the document's own indentation and line ends.
 * @param node value that is replaced, or a sibling.
 */
export function writeLike(text: string, node: Node, value: unknown): string {
  const flat = inLine(value);
  if (typeof value !== 'object' || value === null) return flat;
  const was = text.slice(node.offset, node.offset + node.length);
  const isDense = !text.trimEnd().includes('\n');
  if (isDense && !/[,:] /.test(text)) return JSON.stringify(value);
  const before = text.slice(text.lastIndexOf('\n', node.offset - 1) + 1, node.offset);
  // A value that shares its line with others stays in it, however long the line is.
  const isAlone = before.trim() === '' || /^\s*"(?:[^"\\]|\\.)*"\s*:\s*$/.test(before);
  const isFlat = node.type === 'property' || !was.includes('\n');
  if (isDense || (isFlat && (!isAlone || before.length + flat.length <= maxWidth))) return flat;
  const indent = indentAt(text, node.offset);
  const end = text.includes('\r\n') ? '\r\n' : '\n';
  return JSON.stringify(value, null, unitOf(text)).replaceAll('\n', end + indent);
}
