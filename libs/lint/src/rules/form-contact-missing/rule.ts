import { canAvoid, formKind } from '@forecourt/forms';
import { analyzeForm } from '../../rule-api/form-analysis.ts';
import { fieldsRule, hasLostField, isContact, isStepped } from '../../rule-api/forms.ts';

/** Reports forms that can be sent without a way to contact the visitor. */
export const formContactMissing = fieldsRule(
  {
    id: 'form-contact-missing',
    description: 'Every form asks for a phone number or an email address.',
    severity: 'warning',
    recommended: true,
  },
  (form, report) => {
    // Surveys may be anonymous.
    if (formKind(form).category === 'Survey') return;
    if (!form.fields.some(isContact)) {
      report({
        pointer: '',
        property: 'fields',
        message:
          'the form asks for neither a phone number nor an email address, so nobody can answer the visitor; add one of them',
      });
      return;
    }
    // A single form shows all its fields.
    if (!isStepped(form) || hasLostField(form)) return;
    const { fieldsOf } = analyzeForm(form);
    if (!canAvoid(form, (index) => fieldsOf(index).some(isContact))) return;
    report({
      pointer: '',
      property: 'formSteps',
      message:
        'skip rules lead past the steps with a phone number and an email address, so nobody can answer some visitors; ask for one of them on every path',
    });
  },
);
