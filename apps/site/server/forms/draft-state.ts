import {
  firstStepKey,
  initialValues,
  knownStepKey,
  sensitiveFields,
  stepKey,
  takenSteps,
  type FormDefinition,
  type FormState,
  type FormViewer,
} from '@forecourt/forms';
import { openValues, sensitiveValues, type Draft } from './draft-values.ts';

/** Tokens of a draft's visitor, and the view that they request of it. */
export interface DraftView {
  /** Token of the draft. */
  readonly token: string;
  /** Token of the stored lead. */
  readonly lead?: string;
  /** Key of the step to show, if the answers lead to it; the draft's own step if left out. */
  readonly step?: string;
  readonly notice?: string;
  readonly viewer?: FormViewer;
}

/** Returns the state of a form as its draft has it, without the sensitive answers. */
export function stateOfDraft(
  form: FormDefinition,
  { step, done, values }: Draft,
  { token, lead, step: wanted, notice, viewer }: DraftView,
): FormState {
  const sensitive = sensitiveFields(form);
  const keys = form.steps.map(stepKey);
  const isTaken = wanted !== undefined && takenSteps(form, values, viewer).includes(wanted);
  return {
    stepKey: knownStepKey(form, isTaken ? wanted : step, viewer),
    values: openValues(values, sensitive),
    errors: {},
    done: done.filter((key) => keys.includes(key)),
    savedFields: Object.keys(sensitiveValues(values, sensitive)),
    draft: token,
    notice,
    lead,
  };
}

/** Returns the empty form with a message. */
export const emptyState = (
  form: FormDefinition,
  notice: string,
  viewer?: FormViewer,
): FormState => ({
  stepKey: firstStepKey(form, viewer),
  values: initialValues(form),
  errors: {},
  done: [],
  notice,
});
