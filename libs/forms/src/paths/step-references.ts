import type { FormSkipRule } from '@forecourt/block-schemas';
import { stepEdges } from './form-paths.ts';
import { laterTarget } from './step-graph.ts';
import { stepIndex, stepKey, type StepForm } from '../steps.ts';

/** A reference to a step, with its location. */
export interface StepReference {
  /** JSON Pointer into the form block's data. */
  readonly pointer: string;
  /** The referenced step key. */
  readonly key: string;
}

/** A skip rule with the index of its step and a pointer to its target. */
interface RuleTarget {
  readonly from: number;
  readonly rule: FormSkipRule;
  readonly pointer: string;
}

/** Returns the skip rules of a form. */
function targets({ formSteps = [] }: StepForm): readonly RuleTarget[] {
  const found: RuleTarget[] = [];
  for (const [from, { customRules }] of formSteps.entries())
    for (const [index, rule] of (customRules?.skipRules ?? []).entries()) {
      const pointer = `/formSteps/${from}/customRules/skipRules/${index}/target`;
      found.push({ from, rule, pointer });
    }
  return found;
}

/** Returns targets of skip rules and step keys of fields that name a missing step. */
export function missingTargets(form: StepForm): readonly StepReference[] {
  const { formSteps: steps = [], fields = [] } = form;
  const references: StepReference[] = [];
  for (const { pointer, rule } of targets(form))
    if (stepIndex(steps, rule.target) < 0) references.push({ pointer, key: rule.target });
  for (const [index, { stepKey: key }] of fields.entries())
    if (key !== undefined && stepIndex(steps, key) < 0)
      references.push({ pointer: `/fields/${index}/stepKey`, key });
  return references;
}

/** Returns targets of skip rules that are not later than their step, so that the rule never applies. */
export function backwardTargets(form: StepForm): readonly StepReference[] {
  const steps = form.formSteps ?? [];
  return targets(form)
    .filter(({ from, rule }) => laterTarget(steps, from, rule) === undefined)
    .filter(({ rule }) => stepIndex(steps, rule.target) >= 0)
    .map(({ pointer, rule }) => ({ pointer, key: rule.target }));
}

/** Returns keys of steps that an earlier step has too; fields and rules can't reach these steps. */
export function repeatedStepKeys(form: StepForm): readonly StepReference[] {
  const steps = form.formSteps ?? [];
  const repeated: StepReference[] = [];
  for (const [index, step] of steps.entries()) {
    const key = stepKey(step);
    if (stepIndex(steps, key) === index) continue;
    const member = key === step.customStepKey && step.isCustom ? 'customStepKey' : 'key';
    repeated.push({ pointer: `/formSteps/${index}/${member}`, key });
  }
  return repeated;
}

/** Returns true if some visitor sees step `to` after step `from`. */
function leadsTo(form: StepForm, from: number, to: number): boolean {
  const reached = new Set([from]);
  // A set is walked in the order of insertion, additions included.
  for (const step of reached)
    for (const edge of stepEdges(form, step)) if (edge.to !== undefined) reached.add(edge.to);
  return reached.has(to);
}

/** A field whose name an earlier field has too. */
export interface RepeatedField {
  /** JSON Pointer to the name, in the form block's data. */
  readonly pointer: string;
  readonly name: string;
  /** True if both are on one step, where only the first is shown; otherwise a path leads past both. */
  readonly onOneStep: boolean;
}

/** Returns fields whose name is taken on their step, or on an earlier step of the same path. */
export function repeatedFields(form: StepForm): readonly RepeatedField[] {
  const { fields = [], formSteps: steps = [] } = form;
  if (new Set(fields.map(({ name }) => name)).size === fields.length) return [];
  const stepOf = (key: string | undefined) => (key === undefined ? 0 : stepIndex(steps, key));
  const stepsOf = new Map<string, number[]>();
  return fields.flatMap(({ name, stepKey: key }, index) => {
    const step = steps.length === 0 ? 0 : stepOf(key);
    if (step < 0) return [];
    const earlier = stepsOf.get(name) ?? [];
    stepsOf.set(name, [...earlier, step]);
    const onOneStep = earlier.includes(step);
    const isTaken =
      onOneStep ||
      earlier.some((other) => leadsTo(form, Math.min(other, step), Math.max(other, step)));
    return isTaken ? [{ pointer: `/fields/${index}/name`, name, onOneStep }] : [];
  });
}
