import { pathToFileURL } from 'node:url';
import { locateAll } from '@forecourt/json';
import type { FileSystem } from '@forecourt/content';
import type { Location, Range } from 'vscode-languageserver/node';
import type { Source } from '../knowledge/entry.ts';

const start: Range = { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } };

/** Bytes up to which a file is read to find a value in it. */
const largest = 50_000_000;

/** Places in one file: its text is read once. A file that can't be read gives its beginning. */
export async function locationsIn(
  fs: FileSystem,
  path: string,
  pointers: readonly string[],
): Promise<Location[]> {
  const uri = pathToFileURL(path).href;
  try {
    if ((await fs.stat(path)).bytes > largest) return pointers.map(() => ({ uri, range: start }));
    const text = new TextDecoder().decode(await fs.readFile(path));
    const ranges = locateAll(
      text,
      pointers.map((pointer) => ({ pointer })),
    );
    return ranges.map(({ line, column, endLine, endColumn }) => ({
      uri,
      range: {
        start: { line: line - 1, character: column - 1 },
        end: { line: endLine - 1, character: endColumn - 1 },
      },
    }));
  } catch {
    return pointers.map(() => ({ uri, range: start }));
  }
}

/** Where something is defined. */
export async function locationOf(
  fs: FileSystem,
  { path, pointer }: Source,
): Promise<Location | undefined> {
  if (pointer === undefined) return { uri: pathToFileURL(path).href, range: start };
  const [found] = await locationsIn(fs, path, [pointer]);
  return found;
}
