const importLine = /^import \{ (\w+) \} from '\.\//;
const entryLine = /^ {2}(\w+)(?:,|:)/;

/** Puts a line before the first one that belongs after it, or behind the last one. */
function insertInOrder(lines: string[], pattern: RegExp, name: string, line: string): void {
  const found = lines.flatMap((text, at) => {
    const known = pattern.exec(text)?.[1];
    return known === undefined ? [] : [{ known, at }];
  });
  const next = found.find(({ known }) => known > name);
  const last = found.at(-1);
  if (last === undefined) throw new Error('the registry of blocks does not look as expected');
  lines.splice(next?.at ?? last.at + 1, 0, line);
}

/** The source of the renderer's registry with one more block, in order. */
export function withRegistryEntry(source: string, type: string): string {
  const [imports = '', entries] = source.split(/(?=^export const registry = \{$)/m);
  if (entries === undefined) throw new Error('the registry of blocks does not look as expected');
  const importLines = imports.split('\n');
  const entryLines = entries.split('\n');
  const path = `./${type}/${type}.tsx`;
  insertInOrder(importLines, importLine, type, `import { ${type} } from '${path}';`);
  insertInOrder(entryLines, entryLine, type, `  ${type},`);
  return importLines.join('\n') + entryLines.join('\n');
}
