import { eachValueAt, isObject, type JsonObject } from '@forecourt/json';
import { pointerOf } from '../documents/json-text.ts';
import { asMarkdown, listed } from './entry.ts';
import type { Catalogue, Entry, NameContext } from './entry.ts';

/** Calls back for every object at a path within the data of the form that a spot is in. */
function eachPart(
  { spot }: NameContext,
  path: readonly string[],
  visit: (part: JsonObject, pointer: string) => void,
): void {
  if (spot.block === undefined) return;
  const start = `${pointerOf(spot.block.path)}/data`;
  eachValueAt(spot.block.value.data, path, start, (part, pointer) => {
    if (isObject(part)) visit(part, pointer);
  });
}

/** The name of a step: its own, or the editor's for a step that the editor made up. */
function stepName({ key, customStepKey, isCustom }: JsonObject): string | undefined {
  const name = isCustom === true && customStepKey !== undefined ? customStepKey : key;
  return typeof name === 'string' ? name : undefined;
}

/** Steps of the form; from within a step the later ones alone, since a rule only jumps ahead. */
function stepsOf(context: NameContext, from: 'all' | 'later'): Entry[] {
  const steps: Entry[] = [];
  eachPart(context, ['formSteps', '*'], (step, pointer) => {
    const value = stepName(step);
    if (value === undefined) return;
    const name = typeof step.heading === 'string' ? step.heading : undefined;
    const about = `Step ${steps.length + 1} of the form: **${asMarkdown(name ?? value)}**`;
    steps.push({ value, name, about, source: { path: context.document.path, pointer } });
  });
  const [list, index] = context.spot.inData ?? [];
  return from === 'later' && list === 'formSteps' ? steps.slice(Number(index) + 1) : steps;
}

/** Steps of the form that a spot is in. */
export const formSteps: Catalogue = {
  list: (context) => stepsOf(context, 'later'),
  find: (context, value) => stepsOf(context, 'all').find((step) => step.value === value),
};

/** Fields of a form that lists none. */
const defaultFields: readonly string[] = ['name', 'phone', 'email'];

/** Fields of the form that a spot is in. */
export const formFields: Catalogue = listed((context) => {
  const fields: Entry[] = [];
  const { path } = context.document;
  eachPart(context, ['fields', '*'], ({ name, label, type }, pointer) => {
    if (typeof name !== 'string') return;
    const words = [label, type].filter((word) => typeof word === 'string');
    const about = `Field of the form: **${asMarkdown(words.join(', ') || name)}**`;
    fields.push({ value: name, name: words.join(', '), about, source: { path, pointer } });
  });
  return fields.length > 0 ? fields : defaultFields.map((value) => ({ value }));
});
