import { laterTarget } from './step-graph.ts';
import { stepIndex, stepKey, type StepForm } from './steps.ts';

/** A reference to a step, with its location. */
export interface StepReference {
  /** JSON Pointer into the form block's data. */
  readonly pointer: string;
  /** The referenced step key. */
  readonly key: string;
}

/** Returns the skip rules of a form with a pointer to each target. */
function targets(form: StepForm) {
  return (form.formSteps ?? []).flatMap((step, from) =>
    (step.customRules?.skipRules ?? []).map((rule, index) => ({
      from,
      rule,
      pointer: `/formSteps/${from}/customRules/skipRules/${index}/target`,
    })),
  );
}

/** Returns targets of skip rules and step keys of fields that name a missing step. */
export function missingTargets(form: StepForm): readonly StepReference[] {
  const steps = form.formSteps ?? [];
  const references: StepReference[] = [
    ...targets(form).map(({ pointer, rule }) => ({ pointer, key: rule.target })),
    ...(form.fields ?? []).flatMap(({ stepKey: key }, index) =>
      key === undefined ? [] : [{ pointer: `/fields/${index}/stepKey`, key }],
    ),
  ];
  return references.filter(({ key }) => stepIndex(steps, key) < 0);
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
  return steps.flatMap((step, index) => {
    const key = stepKey(step);
    const member = key === step.customStepKey && step.isCustom ? 'customStepKey' : 'key';
    return stepIndex(steps, key) < index ? [{ pointer: `/formSteps/${index}/${member}`, key }] : [];
  });
}
