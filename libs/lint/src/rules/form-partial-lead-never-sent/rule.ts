import { analyzeForm } from '../../rule-api/form-analysis.ts';
import { formRule, hasLostField, isContact } from '../../rule-api/forms.ts';

const names: readonly string[] = ['name', 'first_name', 'last_name'];
const contacts: readonly string[] = ['email', 'phone'];

/** Reports forms that lose visitors who stop early, since no step before the last can send a partial lead. */
export const formPartialLeadNeverSent = formRule(
  {
    id: 'form-partial-lead-never-sent',
    description: 'A form with several steps can send a partial lead.',
    severity: 'warning',
    recommended: true,
  },
  (form, report) => {
    const { formSteps: steps } = form;
    if (steps.length < 2 || hasLostField(form)) return;
    const { edgesFrom, fieldsOf } = analyzeForm(form);
    const firstStepWith = (wanted: readonly string[]) =>
      steps.findIndex((_step, index) => fieldsOf(index).some(({ name }) => wanted.includes(name)));
    const [name, contact] = [firstStepWith(names), firstStepWith(contacts)];
    // A form without any way to contact the visitor has its own rule.
    if (!form.fields.some(isContact)) return;
    const from = Math.max(name, contact);
    // A partial lead is sent after a step that another step can follow.
    const goesOn = (index: number) => edgesFrom(index).some(({ to }) => to !== undefined);
    const complete = name >= 0 && contact >= 0;
    const sends = steps.some(
      (step, index) =>
        complete && index >= from && step.customRules?.skipSend !== true && goesOn(index),
    );
    if (sends) return;
    const why = !complete
      ? `no step has a field called ${name < 0 ? '"name" or "first_name"' : '"phone" or "email"'}`
      : steps.some((_step, index) => index >= from && goesOn(index))
        ? 'every step that could send it has skipSend'
        : 'name and phone or email are asked on the last step only';
    report({
      pointer: '',
      property: 'formSteps',
      message: `a partial lead can never be sent: ${why}; ask for contact details on an early step`,
    });
  },
);
