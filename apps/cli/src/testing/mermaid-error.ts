const label = String.raw`"(?:[\p{L}\p{M}\p{Nd} ,?!’–…·]|#\d{1,7};|<br/>)+"`;
const id = '[a-z]+[0-9]*';
const shapes = [
  String.raw`\(\[${label}\]\)`,
  String.raw`\[${label}\]`,
  String.raw`\{\{${label}\}\}`,
  String.raw`\[/${label}/\]`,
];
const node = new RegExp(`^  (${id})(?:${shapes.join('|')})$`, 'u');
const edge = new RegExp(String.raw`^  (${id}) -->(?:\|${label}\|)? (${id})$`, 'u');
const className = /^ {2}classDef ([a-z]+) [a-z-]+:[\w. ]+(?:,[a-z-]+:[\w. ]+)*$/;
const classUse = new RegExp(`^  class (${id}(?:,${id})*) ([a-z]+)$`);

/**
 * Describes the first error of a flowchart in the subset of Mermaid's grammar that we write: quoted
 * labels of plain letters, character references and line breaks; nodes before the edges between them;
 * classes before their use. Undefined if it is valid.
 */
export function mermaidError(text: string): string | undefined {
  const [head, ...lines] = text.split('\n');
  if (head !== 'flowchart TD') return `begins with ${head}`;
  if (lines.pop() !== '') return 'does not end with a line feed';
  const nodes = new Set<string>();
  const classes = new Set<string>();
  for (const line of lines) {
    const made = node.exec(line);
    const used = classUse.exec(line);
    const drawn = edge.exec(line);
    const defined = className.exec(line);
    if (made) {
      if (nodes.has(made[1]!) || made[1] === 'end') return `makes ${made[1]} twice`;
      nodes.add(made[1]!);
    } else if (defined) classes.add(defined[1]!);
    else if (used) {
      if (!classes.has(used[2]!)) return `uses the class ${used[2]} that is not there`;
      if (used[1]!.split(',').some((each) => !nodes.has(each))) return `has no ${used[1]}`;
    } else if (drawn) {
      if (!nodes.has(drawn[1]!) || !nodes.has(drawn[2]!)) return `has no ends for ${line}`;
    } else return `has a line that is no part of the grammar: ${line}`;
  }
  return undefined;
}
