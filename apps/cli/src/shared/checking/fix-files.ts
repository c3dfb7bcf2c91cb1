import { readFile } from 'node:fs/promises';
import { validatePage, validateSite } from '@forecourt/block-schemas';
import { applyFixes } from '@forecourt/lint';
import { replaceFile } from '../files/replace-file.ts';
import type { CheckResult } from '@forecourt/checker';

/** A file with its content after fixing. */
interface FixedFile {
  readonly file: string;
  readonly before: string;
  readonly after: string;
  /** Number of findings that the change fixes. */
  readonly findings: number;
}

/** Files that can be fixed, and files that can't. */
export interface FixPlan {
  readonly files: readonly FixedFile[];
  /** Files that fixing would add an error to; they stay unchanged. */
  readonly refused: readonly string[];
}

/** Counts the errors of a page or of settings; other files have no schema of their own. */
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
 * Plans the fixes of findings, file by file. The rest of a file stays the same, byte for byte. A file
 * that is not UTF-8 is skipped, since it would be rewritten as a whole.
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
 * Writes the fixed files, each atomically.
 * @throws {UsageError} if a file can't be written.
 */
export async function writeFixes({ files }: FixPlan): Promise<void> {
  for (const { file, after } of files) await replaceFile(file, after);
}
