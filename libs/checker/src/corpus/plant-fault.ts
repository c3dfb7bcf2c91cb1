import { editJson } from '@forecourt/json';
import type { CorpusFile } from './corpus-files.ts';
import type { Fault } from './fault.ts';

/** Changed files by path; undefined for removed ones. */
export type ChangedFiles = ReadonlyMap<string, CorpusFile | undefined>;

function textOf(content: CorpusFile | undefined, file: string): string {
  if (typeof content !== 'string') throw new Error(`${file} is not a text file of the corpus`);
  return content;
}

function replaceOnce(text: string, [before, after]: readonly [string, string]): string {
  const parts = text.split(before);
  if (parts.length !== 2) throw new Error(`${before} occurs ${parts.length - 1} times`);
  return parts.join(after);
}

const written = (content: unknown): string =>
  typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`;

/**
 * Returns the files that a fault changes.
 * @throws if the fault changes nothing.
 */
export function plantFault(tenants: ReadonlyMap<string, CorpusFile>, fault: Fault): ChangedFiles {
  const { file } = fault;
  const before = tenants.get(file);
  if ('remove' in fault) {
    const gone = [...tenants.keys()].filter((path) => path === file || path.startsWith(`${file}/`));
    if (gone.length === 0) throw new Error(`${file} does not exist`);
    return new Map(gone.map((path) => [path, undefined]));
  }
  if ('moveTo' in fault) {
    if (before === undefined) throw new Error(`${file} does not exist`);
    return new Map([
      [file, undefined],
      [fault.moveTo, before],
    ]);
  }
  const after = changedContent(tenants, fault);
  if (after === before) throw new Error(`the fault changes nothing in ${file}`);
  return new Map([[file, after]]);
}

function changedContent(tenants: ReadonlyMap<string, CorpusFile>, fault: Fault): CorpusFile {
  const { file } = fault;
  if ('write' in fault) return written(fault.write);
  if ('copyOf' in fault) return tenants.get(fault.copyOf)!;
  const before = tenants.get(file);
  if ('truncate' in fault) return before!.slice(0, fault.truncate);
  if ('replace' in fault) return replaceOnce(textOf(before, file), fault.replace);
  if ('edit' in fault) return editJson(textOf(before, file), [fault.edit]);
  throw new Error(`the fault in ${file} has no change`);
}
