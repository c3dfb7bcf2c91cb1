import { readFileSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { FaultTable, NamedFault } from './fault.ts';

/** Folder of tenants, in memory. */
export const corpusRoot = '/tenants';

/** A file of the corpus: text, or the bytes of a picture. */
export type CorpusFile = string | Uint8Array;

/** Reads the tenants that faults are planted in, by path below the folder of tenants. */
export function readCorpusTenants(): ReadonlyMap<string, CorpusFile> {
  const folder = join(import.meta.dirname, 'tenants');
  return new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }): [string, CorpusFile] => {
        const path = join(parentPath, name);
        const bytes = readFileSync(path);
        const content = path.endsWith('.png') ? bytes : bytes.toString('utf8');
        return [relative(folder, path).replaceAll(sep, '/'), content];
      }),
  );
}

/** Reads changes that make no mistake, as faults without findings. */
export function readInnocentChanges(): NamedFault[] {
  const path = join(import.meta.dirname, 'innocent.json');
  const table = JSON.parse(readFileSync(path, 'utf8')) as FaultTable;
  return Object.entries(table).map(([title, change]) => {
    return { area: 'innocent', title, fault: { ...change, finds: [] } };
  });
}

/** Reads the faults of every area. */
export function readFaults(): NamedFault[] {
  const folder = join(import.meta.dirname, 'faults');
  return readdirSync(folder)
    .sort()
    .flatMap((file) => {
      const table = JSON.parse(readFileSync(join(folder, file), 'utf8')) as FaultTable;
      const area = file.replace('.json', '');
      return Object.entries(table).map(([title, fault]) => ({ area, title, fault }));
    });
}
