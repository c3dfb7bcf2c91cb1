import type { LocatedFinding } from '@forecourt/block-schemas';
import { fileFinding } from '@forecourt/content';
import type { TenantReading } from '@forecourt/content';
import type { Fix } from '@forecourt/lint';

/** Findings, each with its fix if there is one. */
type Findings = ReadonlyMap<LocatedFinding, Fix | undefined>;

/** Name of the folder, to which the finding about it belongs. */
export const assetsFolder = 'assets';

/** Maximum number of references to a missing folder that are reported one by one. */
const maxSingle = 10;

/**
 * Replaces findings that have one cause by one about the cause: references to assets, if the folder of
 * assets is missing.
 */
export function foldFindings({ files }: TenantReading, findings: Findings): Findings {
  if (files === undefined || files.assets.size > 0) return findings;
  const missing = [...findings.keys()].filter(({ rule }) => rule === 'asset-exists');
  if (missing.length <= maxSingle) return findings;
  const severity = missing.some((each) => each.severity === 'error') ? 'error' : 'warning';
  const message = `the folder is missing or empty, so ${missing.length.toLocaleString('en')} references to its files lead nowhere; restore it, or copy it to this place`;
  const folder = fileFinding(assetsFolder, 'asset-exists', message, severity);
  return new Map([
    [folder, undefined],
    ...[...findings].filter(([{ rule }]) => rule !== 'asset-exists'),
  ]);
}
