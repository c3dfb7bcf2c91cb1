import { fieldsOfStep, reachableSteps, stepKey } from '@forecourt/forms';
import { formRule } from '../../rule-api/forms.ts';

/** Reports steps without a button to continue. */
export const formStepDeadEnd = formRule(
  {
    id: 'form-step-dead-end',
    description: 'Every step of a form has a way to continue.',
    severity: 'error',
    recommended: true,
  },
  (form, report) => {
    const reached = reachableSteps(form);
    for (const [index, step] of form.formSteps.entries()) {
      const { hideButtons, choiceButtons } = step.customRules ?? {};
      const hidesNext = hideButtons === 'next' || hideButtons === 'both';
      if (!reached.has(index) || (!hidesNext && choiceButtons !== true)) continue;
      const hasChoice = fieldsOfStep(form, index).some(
        ({ type, options = [] }) => (type === 'radio' || type === 'select') && options.length > 0,
      );
      if (choiceButtons === true && hasChoice) continue;
      report({
        pointer: `/formSteps/${index}/customRules/${choiceButtons === true ? 'choiceButtons' : 'hideButtons'}`,
        message: `the step "${stepKey(step)}" has no button to continue: ${
          choiceButtons === true
            ? 'its choiceButtons need a select or radio field with options on the step'
            : `hideButtons is "${hideButtons}"; remove it, or set choiceButtons on a step with a choice`
        }`,
      });
    }
  },
);
