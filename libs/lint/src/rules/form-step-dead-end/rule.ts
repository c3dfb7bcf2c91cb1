import {
  formWithoutNotices,
  hasWayOn,
  reachableSteps,
  stepIndex,
  stepKey,
  walkedForm,
} from '@forecourt/forms';
import type { FormData, FormStep } from '@forecourt/block-schemas';
import { stepsRule } from '../../rule-api/forms.ts';

const hidesNext = ({ customRules: { hideButtons, choiceButtons } = {} }: FormStep): boolean =>
  choiceButtons === true || hideButtons === 'next' || hideButtons === 'both';

/**
 * True if a step certainly shows buttons for a choice among the form's own fields. That is quicker
 * to find out than the form that visitors see.
 */
const hasOwnChoice = ({ fields = [] }: FormData, step: FormStep): boolean =>
  step.customRules?.choiceButtons === true &&
  fields.some(
    ({ name, type, options, stepKey: key }, index) =>
      key === stepKey(step) &&
      (type === 'radio' || type === 'select') &&
      options !== undefined &&
      fields.findIndex((field) => field.name === name) === index,
  );

/** Reports steps without a button to continue. */
export const formStepDeadEnd = stepsRule(
  {
    id: 'form-step-dead-end',
    description: 'Every step of a form has a way to continue.',
    severity: 'error',
    recommended: true,
  },
  (data, report, { site }) => {
    const { formSteps } = data;
    if (!formSteps.some((step) => hidesNext(step) && !hasOwnChoice(data, step))) return;
    // With the fields of its preset, if it has none of its own.
    const form = formWithoutNotices(data, site, { path: '/' });
    const reached = reachableSteps(walkedForm(form));
    for (const [index, step] of formSteps.entries()) {
      const key = stepKey(step);
      const at = stepIndex(form.steps, key);
      const isFirst = stepIndex(formSteps, key) === index;
      if (!hidesNext(step) || !isFirst || !reached.has(at) || hasWayOn(form, at)) continue;
      const { hideButtons, choiceButtons } = step.customRules ?? {};
      report({
        pointer: `/formSteps/${index}/customRules/${choiceButtons === true ? 'choiceButtons' : 'hideButtons'}`,
        message: `the step "${key}" has no button to continue: ${
          choiceButtons === true
            ? 'its choiceButtons need a select or radio field with options on the step'
            : `hideButtons is "${hideButtons}"; remove it, or set choiceButtons on a step with a choice`
        }`,
      });
    }
  },
);
