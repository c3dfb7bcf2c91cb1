import { stepKey, type FormWay } from '@forecourt/forms';
import { conditionWords, questionsOf, stepNotes, type FormGraph } from './graph-words.ts';
import { stepName } from '../../shared/forms/step-name.ts';
import { pathsShown } from './paths-shown.ts';
import type { PageForm } from '../../shared/forms/tenant-forms.ts';

/** Formats a form as JSON: its steps, the transitions between them, and every path by step numbers. */
export function graphJson(graph: FormGraph, { tenant, path, file }: PageForm): string {
  const { form, ways, seen, partial } = graph;
  const place = (at: FormWay['from'] | FormWay['to']) => (typeof at === 'number' ? at + 1 : at);
  const { paths, hasMore } = pathsShown(ways);
  const document = {
    version: 1,
    tenant: tenant.snapshot.site.slug,
    page: path,
    file,
    form: {
      id: form.id,
      preset: form.preset,
      type: form.type,
      category: form.category,
      subcategory: form.subcategory,
      heading: form.heading,
      lender: form.lender,
    },
    nodes: form.steps.map((step, index) => ({
      step: index + 1,
      key: stepKey(step),
      heading: stepName(form, index),
      fields: questionsOf(form, index),
      reachable: seen.has(index),
      partialLead: partial[index],
      hasWayOn: ways.some(({ from }) => from === index),
      last: ways.some(({ from, to }) => from === index && to === 'sent'),
      choiceButtons: step.customRules?.choiceButtons ?? false,
      hideButtons: step.customRules?.hideButtons ?? null,
      skipAuthentication: step.customRules?.skipAuthentication ?? false,
      notes: stepNotes(graph, index),
    })),
    edges: ways.map((way) => ({
      from: place(way.from),
      to: place(way.to),
      conditions: way.conditions.map((condition) => ({
        ...condition,
        words: conditionWords(form, condition),
      })),
    })),
    paths: paths.map(({ steps, end }) => ({ steps: steps.map((index) => index + 1), end })),
    hasMorePaths: hasMore,
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}
