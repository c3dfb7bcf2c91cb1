import { printableJson } from '../terminal/printable.ts';
import { fingerprints } from './fingerprints.ts';
import type { Reporter } from './reporter.ts';
import { docsIn } from './rule-docs.ts';
import type { RuleDocs } from './rule-docs.ts';
import { messageWithPlace } from './words.ts';

const bodyOf = ({ title, url }: RuleDocs): string =>
  url === undefined ? title : `${title} ${url}`;

/** Formats a GitLab code quality report (https://docs.gitlab.com/ci/testing/code_quality/). */
export const gitlab: Reporter = (report) => {
  const { findings } = report;
  const docsOf = docsIn(report);
  const prints = fingerprints(findings);
  const issues = findings.map((finding, index) => ({
    description: messageWithPlace(finding),
    check_name: finding.rule,
    fingerprint: prints[index],
    content: { body: bodyOf(docsOf(finding.rule)) },
    severity: finding.severity === 'error' ? 'major' : 'minor',
    location: {
      path: finding.file,
      lines: { begin: finding.line, end: finding.endLine },
    },
  }));
  return `${printableJson(issues, 2)}\n`;
};
