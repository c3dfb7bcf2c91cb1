import { formCopy } from '@forecourt/copy';
import { stepFields, type FormDefinition } from '@forecourt/forms';
import type { ReactNode } from 'react';
import { shownStep } from '../steps/form-buttons.tsx';
import { progressOf, stepName } from '../steps/form-progress.tsx';
import { bodyId, type FormView } from '../view/form-view.ts';
import { answerWords, isAnswered, labelledAnswers } from './answer-words.ts';

/** Returns the answers of a step that fit on one line, without sensitive ones. */
function answersOf(view: FormView, key: string): readonly string[] {
  const fields = stepFields(view.form, key).filter(({ control }) => control !== 'message');
  const answers = fields
    .filter(
      ({ control }) => control !== 'textarea' && control !== 'hidden' && control !== 'checkbox',
    )
    .flatMap((field) => answerWords(view, field) ?? [])
    .slice(0, 4);
  if (answers.length > 0) return answers;
  const copy = formCopy(view.form);
  return [fields.some((field) => isAnswered(view, field)) ? copy.answered : copy.nothingEntered];
}

const headings: Partial<Record<FormDefinition['category'], 'bookingSoFar' | 'applicationSoFar'>> = {
  'Service Booking': 'bookingSoFar',
  'Test Drive Booking': 'bookingSoFar',
  'Finance Enquiry': 'applicationSoFar',
};

/**
 * Button that goes back to a step. It submits the form, so that input on the current step is not
 * lost.
 */
export function ChangeButton({ view, step, name }: { view: FormView; step: string; name: string }) {
  const copy = formCopy(view.form);
  return (
    <button
      className="fc-form-change"
      type="submit"
      form={bodyId(view)}
      name="_change"
      value={step}
      aria-label={copy.changeOf(name)}
    >
      {copy.change}
    </button>
  );
}

/** Every answer of a step with its label, for the visitor to check before they send the form. */
function AllAnswers({ view, step }: { readonly view: FormView; readonly step: string }) {
  const answers = labelledAnswers(view, stepFields(view.form, step));
  if (answers.length === 0) return <p>{formCopy(view.form).nothingEntered}</p>;
  return (
    <dl>
      {answers.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/**
 * Summary of the answers on previous steps, with buttons to change them: the main answers of each
 * step, and before the form is sent every answer with its label.
 */
export function FormSoFar({ view }: { readonly view: FormView }): ReactNode {
  const { form, state } = view;
  const { hideButtons } = shownStep(view).customRules ?? {};
  const { path, at, isComplete } = progressOf(view);
  const parts = path
    .slice(0, at)
    .map((key, index) => ({ key, name: stepName(form, key, index) }))
    .filter(({ key }) => state.done.includes(key));
  if (parts.length === 0) return null;
  const heading = formCopy(form)[headings[form.category] ?? 'answersSoFar'];
  const isLast = isComplete && at === path.length - 1;
  const change = (step: string, name: string) =>
    hideButtons !== 'back' &&
    hideButtons !== 'both' && <ChangeButton view={view} step={step} name={name} />;
  return (
    <aside
      className="fc-form-panel fc-form-so-far"
      aria-label={heading}
      data-all={isLast ? '' : undefined}
    >
      <p className="fc-form-panel-title">{heading}</p>
      {isLast ? (
        parts.map(({ key, name }) => (
          <div key={key}>
            <p className="fc-form-so-far-step">
              <strong>{name}</strong> {change(key, name)}
            </p>
            <AllAnswers view={view} step={key} />
          </div>
        ))
      ) : (
        <dl>
          {parts.map(({ key, name }) => (
            <div key={key}>
              <dt>{name}</dt>
              {answersOf(view, key).map((answer, index) => (
                <dd key={index}>{answer}</dd>
              ))}
              {hideButtons !== 'back' && hideButtons !== 'both' && <dd>{change(key, name)}</dd>}
            </div>
          ))}
        </dl>
      )}
    </aside>
  );
}
