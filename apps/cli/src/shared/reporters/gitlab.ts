import { fingerprinter } from './fingerprinter.ts';
import { jsonPieces } from './json-pieces.ts';
import type { Reporter } from './reporter.ts';
import { docsIn } from './rule-docs.ts';
import type { RuleDocs } from './rule-docs.ts';
import { locatedMessage } from './words.ts';

const bodyOf = ({ title, url }: RuleDocs): string =>
  url === undefined ? title : `${title} ${url}`;

/** Formats a GitLab code quality report (https://docs.gitlab.com/ci/testing/code_quality/). */
export const gitlab: Reporter = function* (report) {
  const docsOf = docsIn(report);
  const fingerprintOf = fingerprinter();
  const issues = report.findings.values().map((finding) => ({
    description: locatedMessage(finding),
    check_name: finding.rule,
    fingerprint: fingerprintOf(finding),
    content: { body: bodyOf(docsOf(finding.rule)) },
    severity: finding.severity === 'error' ? 'major' : 'minor',
    location: {
      path: finding.file,
      lines: { begin: finding.line, end: finding.endLine },
    },
  }));
  yield* jsonPieces(issues);
  yield '\n';
};
