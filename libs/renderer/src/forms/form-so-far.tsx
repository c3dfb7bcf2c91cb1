import {
  stepFields,
  stepKey,
  type FieldDefinition,
  type FormDefinition,
  type FormValue,
} from '@forecourt/forms';
import type { ReactNode } from 'react';
import { stepName } from './form-progress.tsx';
import type { FormView } from './form-view.ts';

/** What a visitor answered, as they would read it back; undefined where there is nothing to show. */
function answerWords(view: FormView, field: FieldDefinition): string | undefined {
  const value: FormValue | undefined = view.state.values[field.name];
  if (field.sensitive || field.control === 'checkbox' || value === undefined) return undefined;
  if (field.control === 'dealership')
    return view.dealerships.find((choice) => choice.value === value)?.text;
  return [value].flat().join(', ').trim() || undefined;
}

/** Answers of a step that fit one line; long ones are no summary. */
const answersOf = (view: FormView, key: string): readonly string[] =>
  stepFields(view.form, key)
    .filter(({ control }) => control !== 'textarea' && control !== 'hidden')
    .flatMap((field) => answerWords(view, field) ?? [])
    .slice(0, 4);

const headings: Partial<Record<FormDefinition['category'], string>> = {
  'Service Booking': 'Your booking so far',
  'Test Drive Booking': 'Your booking so far',
  'Finance Enquiry': 'Your application so far',
};

/** What was answered on the steps before, to see at a glance that nothing is lost. */
export function FormSoFar({ view }: { readonly view: FormView }): ReactNode {
  const { form, state } = view;
  const now = form.steps.findIndex((step) => stepKey(step) === state.stepKey);
  const parts = form.steps
    .map((step, index) => ({ name: stepName(form, index), key: stepKey(step), index }))
    .filter(({ index, key }) => index < now && state.done.includes(key))
    .map((part) => ({ ...part, answers: answersOf(view, part.key) }))
    .filter(({ answers }) => answers.length > 0);
  if (parts.length === 0) return null;
  const heading = headings[form.category] ?? 'Your answers so far';
  return (
    <aside className="fc-form-panel fc-form-so-far" aria-label={heading}>
      <p className="fc-form-panel-title">{heading}</p>
      <dl>
        {parts.map(({ key, name, answers }) => (
          <div key={key}>
            <dt>{name}</dt>
            {answers.map((answer, index) => (
              <dd key={index}>{answer}</dd>
            ))}
          </div>
        ))}
      </dl>
    </aside>
  );
}
