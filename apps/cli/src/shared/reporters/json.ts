import type { LocatedFinding } from '@forecourt/block-schemas';
import { printableJson } from '../terminal/printable.ts';
import { jsonPieces } from './json-pieces.ts';
import type { Reporter } from './reporter.ts';
import { docsIn } from './rule-docs.ts';
import { wholeMessage } from './words.ts';

/** Returns a finding as machine-readable formats write it; part of the stable interface. */
const plainFinding = (finding: LocatedFinding) => {
  const { file, line, column, endLine, endColumn, pointer, rule, severity } = finding;
  const { due, suggestion, others } = finding;
  const place = { file, line, column, endLine, endColumn, pointer };
  const message = wholeMessage(finding);
  const named = others?.named.map(({ file, line, column, pointer }) => ({
    file,
    line,
    column,
    pointer,
  }));
  const folded = others && { count: others.count, named };
  return { ...place, rule, severity, message, due, suggestion, others: folded };
};

/** Formats the report as JSON, version 1 of the stable interface. */
export const json: Reporter = function* (report) {
  const { findings, files, errors, warnings, leftOut } = report;
  const docsOf = docsIn(report);
  const ids = [...new Set(findings.map(({ rule }) => rule))].sort();
  yield* jsonPieces({
    version: 1,
    findings: findings.values().map(plainFinding),
    rules: Object.fromEntries(ids.map((id) => [id, docsOf(id)])),
    summary: { files: files.length, errors, warnings, leftOut: leftOut > 0 ? leftOut : undefined },
  });
  yield '\n';
};

/** Formats findings as newline-delimited JSON, the same objects as in `json`. */
export const ndjson: Reporter = ({ findings }) =>
  findings.values().map((finding) => `${printableJson(plainFinding(finding))}\n`);
