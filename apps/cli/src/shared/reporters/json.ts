import type { LocatedFinding } from '@forecourt/block-schemas';
import { printableJson } from '../terminal/printable.ts';
import type { Reporter } from './reporter.ts';

/** A finding as the formats for machines write it; part of the stable interface. */
export const plainFinding = ({
  file,
  line,
  column,
  pointer,
  rule,
  severity,
  message,
  suggestion,
  endLine,
  endColumn,
  due,
}: LocatedFinding) => ({
  file,
  line,
  column,
  endLine,
  endColumn,
  pointer,
  rule,
  severity,
  message,
  ...(due !== undefined && { due }),
  ...(suggestion !== undefined && { suggestion }),
});

/** Version 1 of the stable interface for programs. */
export const json: Reporter = ({ findings, files, errors, warnings }) => {
  const document = {
    version: 1,
    findings: findings.map(plainFinding),
    summary: { files: files.length, errors, warnings },
  };
  return `${printableJson(document, 2)}\n`;
};

/** One finding a line, for tools that read line by line. */
export const ndjson: Reporter = ({ findings }) =>
  findings.map((finding) => `${printableJson(plainFinding(finding))}\n`).join('');
