import { mermaidLabel } from './mermaid-text.ts';
import { stepNotes, wayWords, type FormGraph } from './graph-words.ts';
import { stepName } from '../../shared/forms/step-name.ts';
import { stepAt, type FormWay } from '@forecourt/forms';

const exitsOf = ({ ways }: FormGraph): readonly string[] => [
  ...new Set(ways.flatMap(({ to }) => (typeof to === 'object' ? [to.url] : []))),
];

/** Formats a form as a Mermaid flowchart. */
export function mermaid(graph: FormGraph): string {
  const { form, ways, seen } = graph;
  const exits = exitsOf(graph);
  const steps = form.steps.map((_, index) => index);
  const nodeOf = (place: FormWay['from'] | FormWay['to']): string => {
    if (typeof place === 'number') return `step${place + 1}`;
    return typeof place === 'object' ? `exit${exits.indexOf(place.url) + 1}` : place;
  };
  const isStuck = (index: number) => !ways.some(({ from }) => from === index);
  const labelled = (way: FormWay) => {
    const words = wayWords(form, way);
    return words.length === 0 ? '-->' : `-->|${mermaidLabel(words)}|`;
  };
  const marked = (name: string, indexes: readonly number[]) =>
    indexes.length === 0 ? [] : [`  class ${indexes.map(nodeOf).join(',')} ${name}`];
  return [
    'flowchart TD',
    `  start([${mermaidLabel([form.heading])}])`,
    ...steps.map((index) => {
      const label = mermaidLabel([
        `${index + 1} · ${stepName(form, index)}`,
        ...stepNotes(graph, index),
      ]);
      const isChoice = stepAt(form.steps, index).customRules?.choiceButtons;
      return `  ${nodeOf(index)}${isChoice ? `{{${label}}}` : `[${label}]`}`;
    }),
    ...exits.map(
      (url, index) =>
        `  exit${index + 1}[/${mermaidLabel([`on to ${hostOf(url)}`, 'nothing is sent'])}/]`,
    ),
    ...(ways.some(({ to }) => to === 'sent')
      ? [
          `  sent([${mermaidLabel(['sent', ...(form.lender ? ['goes to the lender as well'] : [])])}])`,
        ]
      : []),
    ...ways.map((way) => `  ${nodeOf(way.from)} ${labelled(way)} ${nodeOf(way.to)}`),
    '  classDef partial stroke-width:3px',
    '  classDef unreachable stroke-dasharray:5 5,opacity:0.6',
    '  classDef stuck stroke-dasharray:2 2,stroke-width:3px',
    ...marked(
      'partial',
      steps.filter((index) => graph.partial[index] !== 'never'),
    ),
    ...marked(
      'unreachable',
      steps.filter((index) => !seen.has(index)),
    ),
    ...marked(
      'stuck',
      steps.filter((index) => seen.has(index) && isStuck(index)),
    ),
    '',
  ].join('\n');
}

const hostOf = (url: string) => URL.parse(url)?.host ?? url;
