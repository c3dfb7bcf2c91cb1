import { printableJson } from '../terminal/printable.ts';
import { fingerprints } from './fingerprints.ts';
import type { Reporter } from './reporter.ts';
import { messageWithPlace } from './words.ts';

/** Formats a GitLab code quality report (https://docs.gitlab.com/ci/testing/code_quality/). */
export const gitlab: Reporter = ({ findings }) => {
  const prints = fingerprints(findings);
  const issues = findings.map((finding, index) => ({
    description: messageWithPlace(finding),
    check_name: finding.rule,
    fingerprint: prints[index],
    severity: finding.severity === 'error' ? 'major' : 'minor',
    location: {
      path: finding.file,
      lines: { begin: finding.line, end: finding.endLine },
    },
  }));
  return `${printableJson(issues, 2)}\n`;
};
