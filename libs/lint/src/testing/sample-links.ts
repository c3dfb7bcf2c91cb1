import { page, lintSample, reportLines } from './lint-sample.ts';
import type { LintFinding } from '../rule-api/rule.ts';

const files = (href: string) => ({
  'pages/home.json': page({
    blocks: [
      { type: 'buttons', data: { buttons: [{ text: 'Go', href }] } },
      { type: 'paragraph', data: { text: `See <a href="${href}">this offer</a>.` } },
    ],
  }),
});

/** Findings of a rule about an address, as lines: of a button, and of a link in mark-up. */
export const linkLines = (rule: string, href: string): readonly string[] =>
  reportLines({ files: files(href) }, { rule });

/** Fixes of a rule for an address: of a button, and of a link in mark-up. */
export const linkFixes = (rule: string, href: string): readonly LintFinding['fix'][] =>
  lintSample({ files: files(href) }, { rule }).map(({ fix }) => fix);

/** Findings of a rule about mark-up, as lines. */
export const markupLines = (rule: string, text: string): readonly string[] =>
  reportLines(
    { files: { 'pages/home.json': page({ blocks: [{ type: 'paragraph', data: { text } }] }) } },
    { rule },
  );
