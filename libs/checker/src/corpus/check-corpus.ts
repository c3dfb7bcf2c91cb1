import { memoryFileSystem } from '@forecourt/content/testing/memory-file-system';
import type { MemoryFileSystem } from '@forecourt/content/testing/memory-file-system';
import { checkConfig } from '../config/config.ts';
import { configFile } from '../config/find-config.ts';
import { createChecker } from '../create-checker.ts';
import type { CheckSettings } from '../settings.ts';
import { corpusRoot } from './corpus-files.ts';
import type { CorpusFile } from './corpus-files.ts';
import { describeFinding } from './described-finding.ts';
import type { ExpectedFinding, Fault } from './fault.ts';
import type { ChangedFiles } from './plant-fault.ts';

/** Time of every check, unless a test sets another. */
const corpusNow = '2026-11-23T00:00:00Z';

/** Returns the settings that a fault is checked with. */
export const settingsFor = (
  { rules = [], republishedOn }: Pick<Fault, 'rules' | 'republishedOn'> = {},
  now = corpusNow,
): CheckSettings => ({
  report: 'check',
  now,
  at: republishedOn,
  config: { rules: Object.fromEntries(rules.map((rule) => [rule, 'warning'])) },
});

/** Returns the tenants in memory, with the changed files. */
export function corpusFileSystem(
  tenants: ReadonlyMap<string, CorpusFile>,
  changed: ChangedFiles = new Map(),
): MemoryFileSystem {
  const all = [...new Map([...tenants, ...changed])];
  return memoryFileSystem(
    Object.fromEntries(
      all.flatMap(([path, content]) =>
        content === undefined ? [] : [[`${corpusRoot}/${path}`, content]],
      ),
    ),
  );
}

/** Checks the tenant of a file with the changed files, in the form of the corpus. */
export async function checkCorpus(
  tenants: ReadonlyMap<string, CorpusFile>,
  slug: string,
  changed: ChangedFiles = new Map(),
  settings: CheckSettings = settingsFor(),
): Promise<Required<ExpectedFinding>[]> {
  const files = corpusFileSystem(tenants, changed);
  const checker = createChecker({ files, config: () => settings });
  const { findings } = await checker.check(`${corpusRoot}/${slug}`);
  const all = new Map([...tenants, ...changed]);
  return findings.map((finding) => describeFinding(finding, all));
}

/** Checks what a fault changes: its tenant, or the configuration. */
export async function checkFault(
  tenants: ReadonlyMap<string, CorpusFile>,
  fault: Fault,
  changed: ChangedFiles,
): Promise<Required<ExpectedFinding>[]> {
  if (fault.file !== configFile)
    return checkCorpus(tenants, fault.file.split('/')[0]!, changed, settingsFor(fault));
  const path = `${corpusRoot}/${configFile}`;
  const { findings } = await checkConfig(corpusFileSystem(tenants, changed), path);
  return findings.map((finding) => describeFinding(finding, changed));
}
