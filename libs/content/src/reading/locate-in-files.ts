import { join } from 'node:path';
import type { FindingInFile, LocatedFinding } from '@forecourt/block-schemas';
import type { FileSystem } from '../file-system/file-system.ts';
import { decodeText } from '../file-system/decode-text.ts';
import { fileFinding, locateFindings } from './file-finding.ts';

/** The folder that findings are about. */
export interface FindingContext {
  readonly fs: FileSystem;
  /** Absolute path of the tenant's folder. */
  readonly directory: string;
  /** Returns the name in findings of a path below the folder. */
  readonly nameOf: (path: string) => string;
}

/**
 * Adds locations to findings by reading their files once more: text is not retained for the few pages
 * that need it. Findings of a file that has since been removed are located at its first line.
 */
export async function locateInFiles(
  context: FindingContext,
  findings: readonly FindingInFile[],
): Promise<LocatedFinding[]> {
  const placed: LocatedFinding[] = [];
  for (const [file, group] of Map.groupBy(findings, (each) => each.file)) {
    const name = context.nameOf(file);
    const ofFile = group.map((each) => each.finding);
    try {
      const decoded = decodeText(await context.fs.readFile(join(context.directory, file)));
      for (const finding of locateFindings(name, decoded.ok ? decoded.text : '', ofFile))
        placed.push(finding);
    } catch {
      for (const finding of ofFile)
        placed.push({ ...fileFinding(name, finding.rule, finding.message), ...finding });
    }
  }
  return placed;
}
