import { isAbsolute } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findingInfos } from '@forecourt/block-schemas';
import type { FindingInfo, LocatedFinding } from '@forecourt/block-schemas';
import manifest from '../../../package.json' with { type: 'json' };
import { fingerprinter } from './fingerprinter.ts';
import { jsonPieces } from './json-pieces.ts';
import type { Reporter } from './reporter.ts';
import { helpAddress } from './rule-docs.ts';
import type { RuleInfo } from '../rules/rule-info.ts';
import { locatedMessage } from './words.ts';

/** Base URI id of the working directory, which keeps logs independent of it. */
const root = '%SRCROOT%';

const artifactOf = (file: string) =>
  isAbsolute(file)
    ? { uri: pathToFileURL(file).href }
    : {
        uri: file.toWellFormed().split('/').map(encodeURIComponent).join('/'),
        uriBaseId: root,
      };

function locationOf(finding: LocatedFinding) {
  const { file, line, column, endLine, endColumn, pointer, sourceLine, sourceFrom } = finding;
  return {
    physicalLocation: {
      artifactLocation: artifactOf(file),
      region: {
        startLine: line,
        startColumn: column,
        endLine,
        endColumn,
        snippet: sourceLine !== '' && sourceFrom === undefined ? { text: sourceLine } : undefined,
      },
    },
    logicalLocations: pointer === '' ? undefined : [{ fullyQualifiedName: pointer, kind: 'value' }],
  };
}

const explanations: ReadonlyMap<string, FindingInfo> = new Map(Object.entries(findingInfos));

/** Describes a finding that is not a lint rule's, if its id is known. */
function explained(id: string) {
  const info = explanations.get(id);
  if (info === undefined) return { id };
  const { severity, description, advice } = info;
  return {
    id,
    shortDescription: { text: description },
    fullDescription: { text: `${description} ${advice}` },
    help: { text: `${description} ${advice}`, markdown: `${description}\n\n${advice}\n` },
    helpUri: helpAddress(id),
    defaultConfiguration: { enabled: true, level: severity },
  };
}

/** Returns the description of a rule with the first paragraph of its page, which says why. */
function fullDescription({ description, page }: RuleInfo): string {
  const [, , , why = ''] = page.split(/\n\s*\n/);
  const isText = /^[A-Z"“]/.test(why) && why.length < 1000;
  return isText ? `${description} ${why.replace(/\s+/g, ' ').trim()}` : description;
}

/** Description of a rule for code scanning, which shows it beside each finding. */
const ruleOf = (id: string, info: RuleInfo | undefined) =>
  info === undefined
    ? explained(id)
    : {
        id,
        shortDescription: { text: info.description },
        fullDescription: { text: fullDescription(info) },
        help: {
          text: `${info.description} More: forecourt explain ${id}`,
          markdown: info.page,
        },
        helpUri: info.url ?? helpAddress(id),
        defaultConfiguration: { enabled: info.recommended, level: info.level },
      };

/** SARIF 2.1.0, the format of code scanning (https://docs.oasis-open.org/sarif/sarif/v2.1.0/). */
export const sarif: Reporter = function* ({
  findings,
  command,
  ruleInfos = [],
  isAgainstBaseline,
  verdict,
  leftOut,
}) {
  const ids = [...new Set(findings.map(({ rule }) => rule))].sort();
  const index = new Map(ids.map((id, at) => [id, at]));
  const infos = new Map(ruleInfos.map((info) => [info.id, info]));
  const fingerprintOf = fingerprinter();
  const results = findings.values().map((finding) => ({
    ruleId: finding.rule,
    ruleIndex: index.get(finding.rule),
    level: finding.severity,
    message: { text: locatedMessage(finding) },
    locations: [locationOf(finding)],
    relatedLocations: finding.others?.named.map(locationOf),
    partialFingerprints: { 'forecourt/v1': fingerprintOf(finding) },
    // Findings in the baseline are left out, so all reported findings are new.
    baselineState: isAgainstBaseline ? 'new' : undefined,
    properties: {
      pointer: finding.pointer,
      suggestion: finding.suggestion,
      due: finding.due,
    },
  }));
  const driver = {
    name: 'forecourt',
    fullName: `forecourt ${manifest.version}`,
    version: manifest.version,
    semanticVersion: manifest.version,
    informationUri: 'https://forecourt.example/',
    rules: ids.map((id) => ruleOf(id, infos.get(id))),
  };
  const run = {
    tool: { driver },
    // Keeps two commands in one pipeline from overwriting each other's alerts.
    automationDetails: { id: `forecourt-${command}/` },
    invocations: [{ executionSuccessful: true, exitCode: verdict.code }],
    originalUriBaseIds: {
      [root]: { description: { text: 'The folder in which forecourt ran.' } },
    },
    columnKind: 'utf16CodeUnits',
    properties: leftOut > 0 ? { leftOut } : undefined,
    results,
  };
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [run],
  };
  yield* jsonPieces(log);
  yield '\n';
};
