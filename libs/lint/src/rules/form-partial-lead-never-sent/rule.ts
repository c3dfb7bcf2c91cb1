import { fieldsOfStep, stepEdges } from '@forecourt/forms';
import { formRule } from '../../engine/forms.ts';

const names: readonly string[] = ['name', 'first_name', 'last_name'];
const contacts: readonly string[] = ['email', 'phone'];

/** Forms that lose whoever stops on the way, since no step before the last may send what is there. */
export const formPartialLeadNeverSent = formRule(
  {
    id: 'form-partial-lead-never-sent',
    description: 'A form of several steps should be able to send an unfinished enquiry.',
    severity: 'warning',
    recommended: true,
  },
  (form, report) => {
    const { formSteps: steps } = form;
    if (steps.length < 2) return;
    const firstAsking = (wanted: readonly string[]) =>
      steps.findIndex((_step, index) =>
        fieldsOfStep(form, index).some(({ name }) => wanted.includes(name)),
      );
    const [name, contact] = [firstAsking(names), firstAsking(contacts)];
    const from = Math.max(name, contact);
    // What is unfinished is sent after a step that another one may follow.
    const goesOn = steps.map((_step, index) =>
      stepEdges(form, index).some(({ to }) => to !== undefined),
    );
    const complete = name >= 0 && contact >= 0;
    const sends = steps.some(
      (step, index) =>
        complete && index >= from && goesOn[index] && step.customRules?.skipSend !== true,
    );
    if (sends) return;
    const why = !complete
      ? `no step asks for ${name < 0 ? 'a name' : 'a phone number or an email address'}`
      : goesOn.slice(from).some(Boolean)
        ? 'every step that could send it has skipSend'
        : 'name and phone or email are only there at the last step';
    report({
      pointer: '',
      property: 'formSteps',
      message: `an unfinished enquiry can never be sent: ${why}; whoever stops on the way is lost`,
    });
  },
);
