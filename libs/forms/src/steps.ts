import type { FormField, FormStep } from '@forecourt/block-schemas';

/** The part of a form block's data that decides its flow. */
export interface StepForm {
  readonly formSteps?: readonly FormStep[];
  readonly fields?: readonly FormField[];
}

/** Values by field name, as typed or as they arrive from the browser. */
export type Submitted = Readonly<Record<string, unknown>>;

/** The part of a signed-in visitor that the flow depends on. */
export interface FormViewer {
  /** Phone number of the signed-in visitor. */
  readonly phone?: string;
}

/** The key that fields and skip rules name a step by. */
export const stepKey = (step: FormStep): string =>
  step.isCustom && step.customStepKey ? step.customStepKey : step.key;

/** Index of the first step with a key; -1 if there is none. */
export const stepIndex = (steps: readonly FormStep[], key: string): number =>
  steps.findIndex((step) => stepKey(step) === key);

/** Returns the step at an index. @throws {RangeError} if there is none. */
export function stepAt(steps: readonly FormStep[], index: number): FormStep {
  const step = steps[index];
  if (!step) throw new RangeError(`there is no step ${index} in a form of ${steps.length}`);
  return step;
}

/**
 * Returns the fields of a step, in order. Fields without a stepKey belong to the first step; a form
 * without steps has all its fields on step 0.
 */
export function fieldsOfStep(form: StepForm, index: number): readonly FormField[] {
  const { formSteps: steps = [], fields = [] } = form;
  const step = steps[index];
  if (step === undefined) return steps.length === 0 && index === 0 ? fields : [];
  const key = stepKey(step);
  // A key that several steps have names the first of them.
  const isNamed = stepIndex(steps, key) === index;
  return fields.filter(({ stepKey: named }) =>
    named === undefined ? index === 0 : isNamed && named === key,
  );
}
