import { stepIndex, stepKey } from '@forecourt/forms';
import { analyzeForm } from '../../rule-api/form-analysis.ts';
import { formRule } from '../../rule-api/forms.ts';

/** Reports steps without a field. */
export const formStepEmpty = formRule(
  {
    id: 'form-step-empty',
    description: 'Every step of a form has a field.',
    severity: 'warning',
    recommended: true,
  },
  (form, report) => {
    const { reached, fieldsOf } = analyzeForm(form);
    // A field of a step that does not exist is reported as such, and may be meant for this one.
    const isLost = form.fields.some(
      ({ stepKey: own }) => own !== undefined && stepIndex(form.formSteps, own) < 0,
    );
    if (isLost) return;
    for (const [index, step] of form.formSteps.entries()) {
      const key = stepKey(step);
      // Unreachable steps and repeated keys have rules of their own.
      if (!reached.has(index) || stepIndex(form.formSteps, key) < index) continue;
      if (fieldsOf(index).length > 0) continue;
      report({
        pointer: `/formSteps/${index}/key`,
        message: `the step "${key}" has no fields, so visitors see nothing but a button; give it a field, or remove the step`,
      });
    }
  },
);
