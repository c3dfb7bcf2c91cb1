import type { FormSkipRule, FormStep } from '@forecourt/block-schemas';
import { stepAt, stepIndex, stepKey, type FormViewer, type Submitted } from '../steps.ts';

/** Returns true if a submitted field has one of a rule's values; of several ticks one is enough. */
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
 * Returns the index of a skip rule's target; undefined if the target does not exist or is not later,
 * since a form never goes backwards by itself. A key that several steps have names the first.
 */
export function laterTarget(
  steps: readonly FormStep[],
  current: number,
  rule: FormSkipRule,
): number | undefined {
  const target = stepIndex(steps, rule.target);
  return target > current ? target : undefined;
}

/** Returns true if a step is skipped: a signed-in visitor with a phone needs no authentication. */
const isSkipped = (step: FormStep | undefined, viewer: FormViewer | undefined): boolean =>
  step?.customRules?.skipAuthentication === true && Boolean(viewer?.phone?.trim());

/** Returns the first step from `index` on that is not skipped; `steps.length` if all are. */
export function landing(
  steps: readonly FormStep[],
  index: number,
  viewer: FormViewer | undefined,
): number {
  let at = index;
  while (at < steps.length && isSkipped(steps[at], viewer)) at++;
  return at;
}

/**
 * Returns the index of the step that a form starts with. If all its steps are skipped, that is the
 * last one, from which the form is sent.
 * @throws RangeError if there are no steps.
 */
export function firstStep(steps: readonly FormStep[], viewer?: FormViewer): number {
  if (steps.length === 0) throw new RangeError('a form without steps has no first one');
  return Math.min(landing(steps, 0, viewer), steps.length - 1);
}

/**
 * Returns the index of the step after a valid one (FRM-4); undefined if the step is the final one,
 * whose submission completes the form. The first skip rule that matches the submitted values and
 * leads to a later step wins; otherwise it is the next step. Steps that are skipped for the viewer
 * are left out. The result is always greater than `current`, so every walk ends.
 * @param current index of the step just submitted.
 * @param submitted all values so far, those of earlier steps too.
 * @throws RangeError if there is no step `current`: treating that as the end would send the form.
 */
export function nextStep(
  steps: readonly FormStep[],
  current: number,
  submitted: Submitted,
  viewer?: FormViewer,
): number | undefined {
  const jump = (stepAt(steps, current).customRules?.skipRules ?? [])
    .filter((rule) => ruleMatches(rule, submitted))
    .map((rule) => laterTarget(steps, current, rule))
    .find((target) => target !== undefined);
  const next = landing(steps, jump ?? current + 1, viewer);
  return next < steps.length ? next : undefined;
}

/**
 * Returns the keys of the steps that these values take, in order.
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
    const key = stepKey(stepAt(steps, at));
    taken.push(key);
    if (key === until) break;
    at = nextStep(steps, at, submitted, viewer);
  }
  return taken;
}
