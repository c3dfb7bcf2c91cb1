import { join } from 'node:path';
import type { LintConfig, LocatedFinding } from '@forecourt/block-schemas';
import { blockingFileSystem, placeInFiles } from '@forecourt/content';
import type { FileSystem } from '@forecourt/content';
import { lintTenant, rules } from '@forecourt/lint';
import type { FindingInFile, Fix, LintInput } from '@forecourt/lint';
import type { TenantCheck } from '../validation/check-tenants.ts';

/** A finding of a rule with its place, and what would put it right. */
export interface PlacedLintFinding {
  readonly located: LocatedFinding;
  readonly fix?: Fix;
}

/** What linting one tenant gave. */
export interface LintCheck {
  readonly found: readonly PlacedLintFinding[];
  /** Why files or blocks could not be looked at: errors of validation, which no rule can switch off. */
  readonly unread: readonly LocatedFinding[];
}

/** How to lint. */
export type LintSettings = Pick<LintInput, 'now' | 'at' | 'horizonDays'> & {
  readonly config: LintConfig;
  /** Ids of the rules to run; all that the configuration switches on if empty. */
  readonly onlyRules: readonly string[];
  /** Where the files are; the disk if left out. */
  readonly fs?: FileSystem;
};

const below = (file: string, directory: string) =>
  directory !== '.' && file.startsWith(`${directory}/`) ? file.slice(directory.length + 1) : file;

function inFile(located: LocatedFinding, directory: string): FindingInFile {
  const { rule, severity, pointer, property, message, suggestion } = located;
  return {
    file: below(located.file, directory),
    finding: { rule, severity, pointer, property, message, suggestion },
  };
}

/** All rules; those asked for by name run even if nothing else switches them on. */
const rulesFor = (ids: readonly string[]) =>
  rules.map((rule) =>
    ids.includes(rule.meta.id) ? { ...rule, meta: { ...rule.meta, recommended: true } } : rule,
  );

/** Lints a tenant that was read and checked before. */
export async function lintCheck(
  { reading, findings }: Pick<TenantCheck, 'reading' | 'findings'>,
  directory: string,
  { onlyRules, fs = blockingFileSystem, ...settings }: LintSettings,
): Promise<LintCheck> {
  const { snapshot } = reading;
  const errors = reading.findings.filter(({ severity }) => severity === 'error');
  if (snapshot === undefined) return { found: [], unread: errors };
  // All of them run even so: whether a suppression has an effect shows only then.
  const found = lintTenant({
    ...settings,
    snapshot,
    known: findings.map((finding) => inFile(finding, directory)),
    rules: rulesFor(onlyRules),
  }).filter(({ finding }) => onlyRules.length === 0 || onlyRules.includes(finding.rule));
  const context = {
    fs,
    directory: snapshot.directory,
    nameOf: (path: string) => join(directory, path).replaceAll('\\', '/'),
  };
  // Places come back by file, in the order in which files first stand in the list: it is sorted by file.
  const placed = await placeInFiles(context, found);
  const told = new Set(placed.map(({ file, pointer }) => `${file}\n${pointer}`));
  return {
    found: placed.map((located, index) => ({ located, fix: found[index]!.fix })),
    unread: errors.filter(({ file, pointer }) => !told.has(`${file}\n${pointer}`)),
  };
}
