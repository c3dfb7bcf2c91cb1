import type { LocatedFinding } from '@forecourt/block-schemas';
import { fileFinding } from '@forecourt/content';
import type { TenantReading } from '@forecourt/content';
import type { Fix } from '@forecourt/lint';

/** Findings, each with its fix if there is one. */
type Findings = ReadonlyMap<LocatedFinding, Fix | undefined>;

/** Name of the folder, to which the finding about it belongs. */
export const assetsFolder = 'assets';

/** Maximum number of findings with one cause that are reported one by one. */
const maxSingle = 10;

const counted = (count: number) => count.toLocaleString('en');

/** Folds references to assets if the folder of assets is missing or empty. */
function foldAssets(findings: readonly LocatedFinding[]): LocatedFinding {
  const severity = findings.some((each) => each.severity === 'error') ? 'error' : 'warning';
  const message = `the folder is missing or empty, so ${counted(findings.length)} references to its files lead nowhere; restore it, or copy it to this place`;
  return fileFinding(assetsFolder, 'asset-exists', message, severity);
}

/** Folds references to data without a file, which all have the message of the first. */
function foldData([first, ...others]: readonly LocatedFinding[]): LocatedFinding {
  const count = `; ${counted(others.length)} other references lead nowhere for the same reason`;
  return { ...first!, message: first!.message + count };
}

/**
 * Replaces findings that have one cause by one about the cause: references to assets, if the folder of
 * assets is missing, and references to a kind of data without a file.
 */
export function foldFindings({ files }: TenantReading, findings: Findings): Findings {
  const hasAssets = files === undefined || files.assets.size > 0;
  const causeOf = ({ rule, message }: LocatedFinding) =>
    rule === 'missing-data' ? message : rule === 'asset-exists' && !hasAssets ? rule : undefined;
  const folded = new Map(findings);
  for (const [cause, group] of Map.groupBy(findings.keys(), causeOf)) {
    if (cause === undefined || group.length <= maxSingle) continue;
    for (const finding of group) folded.delete(finding);
    folded.set(cause === 'asset-exists' ? foldAssets(group) : foldData(group), undefined);
  }
  return folded;
}
