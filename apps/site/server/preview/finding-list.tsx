import { isInFile, type LocatedFinding } from '@forecourt/block-schemas';
import type { ReactNode } from 'react';

/** Lists the findings of the page in the frame, then those of other files. */
export function FindingList(props: {
  readonly findings: readonly LocatedFinding[];
  readonly file: string | undefined;
}): ReactNode {
  const { file } = props;
  const isOwn = (finding: LocatedFinding) => file !== undefined && isInFile(finding, file);
  const findings = props.findings.toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)));
  return (
    <section aria-label="Findings">
      <h2>Findings</h2>
      {findings.length === 0 ? (
        <p className="good">No problems.</p>
      ) : (
        <ol className="findings">
          {findings.slice(0, 200).map((finding) => (
            <li
              key={`${finding.file}${finding.pointer}${finding.message}`}
              data-severity={finding.severity}
            >
              <strong>{finding.message}</strong>
              <small>
                {finding.file}:{finding.line}:{finding.column} · {finding.rule}
              </small>
              <code>{finding.sourceLine.trim().slice(0, 200)}</code>
              {finding.suggestion && <em>Write {finding.suggestion}</em>}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
