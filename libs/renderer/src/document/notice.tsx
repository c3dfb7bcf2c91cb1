import type { ReactNode } from 'react';

/** Notice in preview in place of a block that visitors don't see. */
export const Notice = (given: {
  readonly severity: 'info' | 'error';
  readonly title: string;
  readonly lines?: readonly string[];
}): ReactNode => (
  <div className="fc-notice" data-severity={given.severity}>
    <strong>{given.title}</strong>
    {given.lines && given.lines.length > 0 && (
      <ul>
        {given.lines.map((line, index) => (
          <li key={index}>{line}</li>
        ))}
      </ul>
    )}
  </div>
);
