import { canApply } from './skip-rules.ts';
import { laterTarget } from './step-graph.ts';
import { fieldsOfStep, stepAt, type StepForm } from '../steps.ts';

/** An edge from one step to another that some visitor may take. */
export interface StepEdge {
  readonly from: number;
  /** Index of the step it leads to; undefined where the form is sent. */
  readonly to: number | undefined;
  /** Index of the skip rule that leads there; undefined for the order of the steps. */
  readonly rule: number | undefined;
}

/** Returns the steps on which an edge to `index` may end: there, or later for visitors without authentication. */
function landings(form: StepForm, index: number): (number | undefined)[] {
  const steps = form.formSteps ?? [];
  const found: (number | undefined)[] = [];
  let at = index;
  while (at < steps.length) {
    found.push(at);
    if (!stepAt(steps, at).customRules?.skipAuthentication) return found;
    at++;
  }
  return [...found, undefined];
}

/**
 * Returns true if no answer leads to the next step in order: the step has a required choice, and
 * every option of it jumps.
 */
function alwaysJumps(form: StepForm, from: number): boolean {
  const steps = form.formSteps ?? [];
  const jumping = (stepAt(steps, from).customRules?.skipRules ?? []).filter(
    (rule) => laterTarget(steps, from, rule) !== undefined,
  );
  if (jumping.length === 0) return false;
  const here = fieldsOfStep(form, from);
  return [...new Set(jumping.map((rule) => rule.key))].some((name) => {
    const values = jumping.filter((rule) => rule.key === name).flatMap((rule) => rule.values);
    const asked = here.filter((field) => field.name === name);
    return (
      asked.length > 0 &&
      asked.every(
        ({ type, required, options = [] }) =>
          required === true &&
          (type === 'select' || type === 'radio') &&
          options.length > 0 &&
          options.every((option) => values.includes(option.trim())),
      )
    );
  });
}

/**
 * Returns all edges from a step, for any visitor and any valid answers. It may include an edge that
 * no answer takes (a rule after another one with the same value), but misses none.
 * @throws RangeError if there is no such step.
 */
export function stepEdges(form: StepForm, from: number): readonly StepEdge[] {
  const steps = form.formSteps ?? [];
  const edges = (stepAt(steps, from).customRules?.skipRules ?? []).flatMap(
    (rule, index): StepEdge[] => {
      const target = laterTarget(steps, from, rule);
      return target === undefined
        ? []
        : landings(form, target).map((to) => ({ from, to, rule: index }));
    },
  );
  if (alwaysJumps(form, from)) return edges;
  return [...edges, ...landings(form, from + 1).map((to) => ({ from, to, rule: undefined }))];
}

/** Returns the indexes of the steps that a form may start with. */
function entries(form: StepForm): number[] {
  const last = (form.formSteps?.length ?? 0) - 1;
  if (last < 0) return [];
  return [...new Set(landings(form, 0).map((index) => index ?? last))];
}

/**
 * Returns the indexes of the steps that some visitor can reach.
 * @param edgesFrom returns the edges from a step, as `stepEdges` does.
 */
export function reachableSteps(
  form: StepForm,
  edgesFrom = (from: number) => stepEdges(form, from),
): ReadonlySet<number> {
  const reached = new Set<number>(entries(form));
  // Edges lead forwards only and a set is walked in the order of insertion, additions included.
  for (const from of reached)
    for (const { to } of edgesFrom(from)) if (to !== undefined) reached.add(to);
  return reached;
}

/**
 * Generates every path through a form, from its start until it is sent, as step indexes. Their
 * number can double with every step. A form without steps has none.
 */
export function* formPaths(form: StepForm): Generator<readonly number[], void> {
  function* from(path: readonly number[], last: number): Generator<readonly number[], void> {
    const targets = new Set(stepEdges(form, last).map((edge) => edge.to));
    for (const to of targets) {
      if (to === undefined) yield path;
      else yield* from([...path, to], to);
    }
  }
  for (const entry of entries(form)) yield* from([entry], entry);
}

/**
 * Returns true if a visitor who isn't signed in can send the form without any of some steps.
 * @param isMeant returns true for their indexes.
 */
export function canAvoid(form: StepForm, isMeant: (index: number) => boolean): boolean {
  if (isMeant(0)) return false;
  const steps = (form.formSteps ?? []).map((step, index) => ({
    ...step,
    customRules: {
      ...step.customRules,
      skipAuthentication: false,
      skipRules: step.customRules?.skipRules?.filter((rule) => canApply(form, index, rule)),
    },
  }));
  const reached = new Set<number>([0]);
  for (const from of reached)
    for (const { to } of stepEdges({ ...form, formSteps: steps }, from)) {
      if (to === undefined) return true;
      if (!isMeant(to)) reached.add(to);
    }
  return false;
}
