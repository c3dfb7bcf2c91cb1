import type { FormField, FormStep } from '@forecourt/block-schemas';

/** The part of a form block's data that decides its flow. */
export interface StepForm {
  readonly formSteps?: readonly FormStep[];
  readonly fields?: readonly FormField[];
}

/** Values by field name, as typed or as they arrive from the browser. */
export type Submitted = Readonly<Record<string, unknown>>;

/** Who fills the form in, as far as the flow looks at it; undefined for an anonymous visitor. */
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

/**
 * The fields that stand on a step, in order. Fields without a stepKey stand on the first step; a
 * form without steps has all its fields on step 0.
 */
export function fieldsOfStep(form: StepForm, index: number): readonly FormField[] {
  const { formSteps: steps = [], fields = [] } = form;
  if (steps.length === 0) return index === 0 ? fields : [];
  return fields.filter(
    (field) => (field.stepKey === undefined ? 0 : stepIndex(steps, field.stepKey)) === index,
  );
}
