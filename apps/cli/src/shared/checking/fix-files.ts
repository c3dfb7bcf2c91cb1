import { readFile } from 'node:fs/promises';
import { validatePage, validateSite } from '@forecourt/block-schemas';
import { applyFixes } from '@forecourt/lint';
import { replaceFile } from '../files/replace-file.ts';
import type { CheckResult } from '@forecourt/checker';

/** A file and what it is once its findings are put right. */
export interface FixedFile {
  readonly file: string;
  readonly before: string;
  readonly after: string;
  /** How many findings ask for the change. */
  readonly findings: number;
}

/** What can be put right, and what can not. */
export interface FixPlan {
  readonly files: readonly FixedFile[];
  /** Files that would have an error more than they have now: they stay as they are. */
  readonly refused: readonly string[];
}

/** Errors of a page or of settings; other files have no schema of their own. */
function errorsIn(file: string, text: string): number {
  const value = JSON.parse(text.replace(/^\ufeff/, '')) as unknown;
  const findings = /(?:^|\/)pages\//.test(file)
    ? validatePage(value).findings
    : /(?:^|\/)site\.json$/.test(file)
      ? validateSite(value)
      : [];
  return findings.filter(({ severity }) => severity === 'error').length;
}

/**
 * Looks up what findings know to put right, file by file. Everything else in a file stays as it is,
 * byte for byte; a file of another encoding than UTF-8 is left alone, since it would be rewritten as a whole.
 */
export async function planFixes(fixes: CheckResult['fixes']): Promise<FixPlan> {
  const files: FixedFile[] = [];
  const refused: string[] = [];
  for (const [file, group] of Map.groupBy(fixes, ([finding]) => finding.file)) {
    const bytes = await readFile(file);
    const before = bytes.toString('utf8');
    const after = applyFixes(
      before,
      group.map(([, fix]) => fix),
    );
    if (after === before || !Buffer.from(before, 'utf8').equals(bytes)) continue;
    if (errorsIn(file, after) > errorsIn(file, before)) refused.push(file);
    else files.push({ file, before, after, findings: group.length });
  }
  return { files, refused };
}

/**
 * Writes what was put right, each file at once or not at all.
 * @throws {UsageError} if a file can't be written.
 */
export async function writeFixes({ files }: FixPlan): Promise<void> {
  for (const { file, after } of files) await replaceFile(file, after);
}
