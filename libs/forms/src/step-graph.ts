import type { FormSkipRule, FormStep } from '@forecourt/block-schemas';
import { stepIndex, stepKey, type FormViewer, type Submitted } from './steps.ts';

/** Whether a submitted field has one of a rule's values; of several choices one is enough. */
export function ruleMatches(rule: FormSkipRule, submitted: Submitted): boolean {
  if (!Object.hasOwn(submitted, rule.key)) return false;
  const value = submitted[rule.key];
  return [value]
    .flat()
    .some(
      (item) => item !== undefined && item !== null && rule.values.includes(String(item).trim()),
    );
}

/**
 * Where a skip rule leads from a step: the index of its target, or undefined if the target does not
 * exist or is not later, since a form never goes backwards by itself. Of steps with the same key
 * the first one is meant.
 */
export function laterTarget(
  steps: readonly FormStep[],
  current: number,
  rule: FormSkipRule,
): number | undefined {
  const target = stepIndex(steps, rule.target);
  return target > current ? target : undefined;
}

/** Whether a step is passed over for a viewer: a signed-in visitor with a phone needs no authentication. */
const isPassed = (step: FormStep | undefined, viewer: FormViewer | undefined): boolean =>
  step?.customRules?.skipAuthentication === true && Boolean(viewer?.phone?.trim());

/** The first step from `index` on that is not passed over; `steps.length` if all are. */
export function landing(
  steps: readonly FormStep[],
  index: number,
  viewer: FormViewer | undefined,
): number {
  let at = index;
  while (at < steps.length && isPassed(steps[at], viewer)) at++;
  return at;
}

/**
 * Index of the step that a form starts with. If all its steps are passed over, that is the last
 * one: a form has to be sent from somewhere.
 * @throws RangeError if there are no steps.
 */
export function firstStep(steps: readonly FormStep[], viewer?: FormViewer): number {
  if (steps.length === 0) throw new RangeError('a form without steps has no first one');
  return Math.min(landing(steps, 0, viewer), steps.length - 1);
}

/**
 * Index of the step after a valid one (FRM-4), or undefined if none follows: then the step is the
 * final one and its submission completes the form. The first skip rule that fits what was submitted
 * and leads to a later step wins; without one it is the next step. Steps that are passed over for
 * the viewer are left out wherever the form would land on them. The result is always greater than
 * `current`, so every walk ends.
 * @param current index of the step just submitted.
 * @param submitted all values so far, those of earlier steps too.
 * @throws RangeError if there is no step `current`: taking that for the end would send the form.
 */
export function nextStep(
  steps: readonly FormStep[],
  current: number,
  submitted: Submitted,
  viewer?: FormViewer,
): number | undefined {
  const step = steps[current];
  if (!step) throw new RangeError(`there is no step ${current} in a form of ${steps.length}`);
  const jump = (step.customRules?.skipRules ?? [])
    .filter((rule) => ruleMatches(rule, submitted))
    .map((rule) => laterTarget(steps, current, rule))
    .find((target) => target !== undefined);
  const next = landing(steps, jump ?? current + 1, viewer);
  return next < steps.length ? next : undefined;
}

/**
 * Keys of the steps that a visitor sees who submits these values, in order.
 * @param until key of the step to stop at, if the values lead to it.
 * @throws RangeError if there are no steps.
 */
export function stepsTaken(
  steps: readonly FormStep[],
  submitted: Submitted,
  viewer?: FormViewer,
  until?: string,
): readonly string[] {
  const taken: string[] = [];
  let at: number | undefined = firstStep(steps, viewer);
  // No walk has more steps than the form, so a rule that led backwards could not hang a server.
  while (at !== undefined && taken.length < steps.length) {
    const key = stepKey(steps[at]!);
    taken.push(key);
    if (key === until) break;
    at = nextStep(steps, at, submitted, viewer);
  }
  return taken;
}
