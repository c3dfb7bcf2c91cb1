import type { FormDefinition, FormValues } from '../definition.ts';
import { stepFields, submittedValues, takenSteps } from './flow.ts';
import { stepEdges } from './form-paths.ts';
import { walkedForm } from './form-graph.ts';
import { landing, laterTarget, nextStep, ruleMatches } from './step-graph.ts';
import { stepAt, stepIndex, stepKey, type FormViewer, type Submitted } from '../steps.ts';

/** Position of a visitor on their path through a form. */
export interface FormProgress {
  /** Keys of the steps of the path, as far as it is known: those already taken, the current one, those that certainly follow. */
  readonly path: readonly string[];
  /** Index of the current step in `path`. */
  readonly at: number;
  /** True once no answer can change the path any more; only then is `path.length` the number of steps. */
  readonly isComplete: boolean;
}

/** A visitor's progress in a form. */
export interface ProgressState {
  /** Key of the current step. */
  readonly stepKey: string;
  readonly values: FormValues;
  /** Keys of the steps that were answered before. */
  readonly done: readonly string[];
}

/**
 * Computes a visitor's path. Steps ahead count only while no open question can lead elsewhere, so
 * the number of steps never changes unless the visitor goes back and changes an answer.
 */
export function formProgress(
  form: FormDefinition,
  { stepKey: key, values, done }: ProgressState,
  viewer?: FormViewer,
): FormProgress {
  const before = pathBefore(form, key, values, done, viewer);
  const given = submittedValues(form, values);
  const path = [...before, key];
  const open = new Set<string>();
  // No path has more steps than the form, so a rule that led backwards could not hang a server.
  for (let from = stepIndex(form.steps, key); from >= 0 && path.length <= form.steps.length;) {
    const at = stepKey(stepAt(form.steps, from));
    // A step that was answered before is not open, even after going back to it.
    if (!done.includes(at)) for (const name of askedOn(form, at)) open.add(name);
    const next = certainNext(form, from, given, open, viewer);
    if (next === 'unknown') return { path, at: before.length, isComplete: false };
    if (next === undefined) break;
    path.push(stepKey(stepAt(form.steps, next)));
    from = next;
  }
  return { path, at: before.length, isComplete: true };
}

/** Returns the keys of the steps that led to a step; if these answers don't lead to it, of the finished steps. */
function pathBefore(
  form: FormDefinition,
  key: string,
  values: FormValues,
  done: readonly string[],
  viewer: FormViewer | undefined,
): readonly string[] {
  const taken = takenSteps(form, values, viewer, key);
  if (taken.at(-1) === key) return taken.slice(0, -1);
  const index = stepIndex(form.steps, key);
  return form.steps
    .slice(0, index)
    .map(stepKey)
    .filter((each) => done.includes(each));
}

const askedOn = (form: FormDefinition, key: string): readonly string[] =>
  stepFields(form, key)
    .filter(({ control }) => control !== 'hidden' && control !== 'message')
    .map(({ name }) => name);

/**
 * Returns the step that certainly follows: its index, `undefined` if the form is sent, or `'unknown'`
 * while an answer decides.
 * @param open names of the fields that are still to be answered.
 */
function certainNext(
  form: FormDefinition,
  from: number,
  given: Submitted,
  open: ReadonlySet<string>,
  viewer: FormViewer | undefined,
): number | undefined | 'unknown' {
  const { steps } = form;
  const rules = (stepAt(steps, from).customRules?.skipRules ?? []).flatMap((rule) => {
    const target = laterTarget(steps, from, rule);
    return target === undefined ? [] : [{ rule, target }];
  });
  const decided = rules.findIndex(({ rule }) => !open.has(rule.key) && ruleMatches(rule, given));
  const possible = rules
    .slice(0, decided < 0 ? undefined : decided)
    .filter(({ rule }) => open.has(rule.key));
  if (possible.length === 0) return nextStep(steps, from, given, viewer);
  const jumps = [...possible, ...(decided < 0 ? [] : rules.slice(decided, decided + 1))];
  const fallsThrough =
    decided < 0 && stepEdges(walkedForm(form), from).some(({ rule }) => rule === undefined);
  const targets = new Set([
    ...jumps.map(({ target }) => landing(steps, target, viewer)),
    ...(fallsThrough ? [landing(steps, from + 1, viewer)] : []),
  ]);
  if (targets.size > 1) return 'unknown';
  const [next = steps.length] = targets;
  return next < steps.length ? next : undefined;
}
