import { isAbsolute } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LocatedFinding } from '@forecourt/block-schemas';
import manifest from '../../package.json' with { type: 'json' };
import { fingerprints } from './fingerprints.ts';
import type { Reporter } from './reporter.ts';
import { messageWithPlace } from './words.ts';

const uriOf = (file: string): string =>
  isAbsolute(file)
    ? pathToFileURL(file).href
    : file.toWellFormed().split('/').map(encodeURIComponent).join('/');

function locationOf(finding: LocatedFinding) {
  const { file, line, column, endLine, endColumn, pointer, sourceLine } = finding;
  return {
    physicalLocation: {
      artifactLocation: { uri: uriOf(file) },
      region: {
        startLine: line,
        startColumn: column,
        endLine,
        endColumn,
        ...(sourceLine !== '' && sourceLine.length <= 500 && { snippet: { text: sourceLine } }),
      },
    },
    ...(pointer !== '' && { logicalLocations: [{ fullyQualifiedName: pointer, kind: 'value' }] }),
  };
}

/** SARIF 2.1.0, the format of code scanning (https://docs.oasis-open.org/sarif/sarif/v2.1.0/). */
export const sarif: Reporter = ({ findings }) => {
  const rules = [...new Set(findings.map(({ rule }) => rule))].sort();
  const prints = fingerprints(findings);
  const results = findings.map((finding, index) => ({
    ruleId: finding.rule,
    ruleIndex: rules.indexOf(finding.rule),
    level: finding.severity,
    message: { text: messageWithPlace(finding) },
    locations: [locationOf(finding)],
    partialFingerprints: { 'forecourt/v1': prints[index] },
  }));
  const driver = {
    name: 'forecourt',
    semanticVersion: manifest.version,
    rules: rules.map((id) => ({ id })),
  };
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [{ tool: { driver }, columnKind: 'utf16CodeUnits', results }],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
};
