import { stepKey } from '@forecourt/forms';
import { questionsOf, stepNotes, type FormGraph } from './graph-words.ts';
import { stepName } from '../../shared/forms/step-name.ts';
import { mermaid } from './mermaid.ts';
import { pathsShown } from './paths-shown.ts';
import { printable } from '../../shared/terminal/printable.ts';

/** Escapes a string for a Markdown table or list. */
const escaped = (text: string): string =>
  printable(text.replace(/\s+/g, ' ').trim()).replace(/[\\`*_{}[\]<>()#+!|~&$-]/g, '\\$&');

/** Formats a form as Markdown: the flowchart, a table of its steps, and every path. */
export function graphMarkdown(graph: FormGraph, page: string): string {
  const { form, ways } = graph;
  const rows = form.steps.map((step, index) =>
    [
      `${index + 1}`,
      escaped(stepName(form, index)),
      escaped(stepKey(step)),
      questionsOf(form, index).map(escaped).join(', '),
      stepNotes(graph, index).slice(1).map(escaped).join('; '),
    ].join(' | '),
  );
  const { paths, hasMore } = pathsShown(ways);
  const lines = paths.map(({ steps, end }) => {
    const names = steps.map((index) => escaped(stepName(form, index)));
    const last =
      typeof end === 'object' ? `on to ${escaped(URL.parse(end.url)?.host ?? end.url)}` : end;
    return `1. ${[...names, `**${last}**`].join(' → ')}`;
  });
  return [
    `## ${escaped(form.heading)} (${escaped(page)}, ${escaped(form.id)})`,
    `\`\`\`mermaid\n${mermaid(graph)}\`\`\``,
    `| Step | Heading | Key | Fields | Notes |\n| --- | --- | --- | --- | --- |\n${rows.map((row) => `| ${row} |`).join('\n')}`,
    `### ${paths.length === 1 ? 'One path' : `${hasMore ? 'The first ' : ''}${paths.length} paths`}`,
    lines.join('\n'),
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n');
}
