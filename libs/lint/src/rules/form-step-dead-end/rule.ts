import { fieldsOfStep, reachableSteps, stepKey } from '@forecourt/forms';
import { steppedForm } from '../../engine/forms.ts';
import { defineRule } from '../../engine/rule.ts';

/** Steps without a button to go on. */
export const formStepDeadEnd = defineRule({
  meta: {
    id: 'form-step-dead-end',
    description: 'A step must have a way on.',
    severity: 'error',
    recommended: true,
  },
  create: () => ({
    block: ({ report, ...place }) => {
      const form = steppedForm(place);
      if (form === undefined) return;
      const reached = reachableSteps(form.data);
      for (const [index, step] of form.data.formSteps!.entries()) {
        const { hideButtons, choiceButtons } = step.customRules ?? {};
        const hidesNext = hideButtons === 'next' || hideButtons === 'both';
        if (!reached.has(index) || (!hidesNext && choiceButtons !== true)) continue;
        const hasChoice = fieldsOfStep(form.data, index).some(
          ({ type, options = [] }) => (type === 'radio' || type === 'select') && options.length > 0,
        );
        if (choiceButtons === true && hasChoice) continue;
        report({
          pointer: `${form.pointer}/formSteps/${index}/customRules/${choiceButtons === true ? 'choiceButtons' : 'hideButtons'}`,
          message: `the step "${stepKey(step)}" has no button to go on: ${
            choiceButtons === true
              ? 'its choiceButtons need a select or radio field with options on the step'
              : `hideButtons is "${hideButtons}"; take it away, or set choiceButtons on a step with a choice`
          }`,
        });
      }
    },
  }),
});
