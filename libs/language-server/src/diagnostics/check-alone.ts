import { validateImportMapping } from '@forecourt/block-schemas';
import { pageLimits } from '@forecourt/json';
import { readJson } from '@forecourt/content';
import type { FileSystem } from '@forecourt/content';
import { checkConfig } from '@forecourt/checker';
import type { OpenDocument } from '../documents/open-document.ts';
import type { FileFinding } from './file-finding.ts';

/** Returns the findings of a file outside any tenant: a configuration, or a mapping of a stock feed. */
export async function checkAlone(
  fs: FileSystem,
  { kind, path }: Pick<OpenDocument, 'kind' | 'path'>,
): Promise<readonly FileFinding[]> {
  if (kind === 'config') {
    const { findings } = await checkConfig(fs, path, { loadsPlugins: true });
    // Those of a configuration that it extends are shown in that file, where they are.
    return findings.filter(({ file }) => file === path).map((located) => ({ located }));
  }
  if (kind !== 'mapping') return [];
  const reading = await readJson(fs, path, path, await fs.stat(path), pageLimits);
  const ofMapping = reading.ok ? validateImportMapping(reading.value, { allErrors: true }) : [];
  return [...reading.findings, ...reading.locate(ofMapping)].map((located) => ({ located }));
}
