import { readablePointer } from '@forecourt/block-schemas';
import { printable } from '../terminal/printable.ts';
import type { Reporter } from './reporter.ts';
import { counted, summaryLine } from './words.ts';

/** Text that stays text in a Markdown table: no mark-up, link, mention or cell of its own. */
export const escapeText = (text: string): string =>
  printable(text)
    .replace(/[\\`*_{}[\]()#+!|~$^-]/g, '\\$&')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('@', '&#64;')
    .replace(/:\/\//g, '&#58;//');

/** A table for a comment or a job's summary. */
export const markdown: Reporter = (report) => {
  const { findings, errors, warnings } = report;
  const title =
    errors + warnings === 0
      ? '### Content: nothing to mend'
      : `### Content: ${counted(errors, 'error')}, ${counted(warnings, 'warning')}`;
  const rows = findings.map(({ severity, file, line, column, pointer, message, rule }) => {
    const cells = [severity, `${file}:${line}:${column}`, readablePointer(pointer), message, rule];
    return `| ${cells.map(escapeText).join(' | ')} |`;
  });
  const head = ['| | Place | Where | What | Rule |', '| --- | --- | --- | --- | --- |'];
  const table = rows.length > 0 ? `\n${[...head, ...rows].join('\n')}\n` : '';
  return `${title}\n${table}\n${escapeText(summaryLine(report))}\n`;
};
