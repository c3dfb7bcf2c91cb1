import { formCopy, localeOf, type Localized } from '@forecourt/copy';
import { stepFields, type FieldDefinition, type FormDefinition } from '@forecourt/forms';
import type { ReactNode } from 'react';
import { shownStep } from '../steps/form-buttons.tsx';
import { progressOf, stepName } from '../steps/form-progress.tsx';
import { bodyId, type FormView } from '../view/form-view.ts';

/** Formats a number with its unit: `$25,000`, `85,000 km`. */
const withUnit = (
  number: number,
  unit: NonNullable<FieldDefinition['unit']>,
  form: Localized,
): string => {
  const text = number.toLocaleString(localeOf(form));
  return unit === '$' ? `$${text}` : `${text} ${unit}`;
};

/** Formats a visitor's answer; undefined if there is none to show. */
function answerWords(view: FormView, field: FieldDefinition): string | undefined {
  const value = view.state.values[field.name];
  if (field.sensitive || field.control === 'checkbox' || value === undefined) return undefined;
  if (field.control === 'dealership')
    return view.dealerships.find((choice) => choice.value === value)?.text;
  const text = [value].flat().join(', ').trim();
  if (field.unit && /^\d+$/.test(text)) return withUnit(Number(text), field.unit, view.form);
  return text || undefined;
}

/** Returns the answers of a step that fit on one line, without sensitive ones. */
function answersOf(view: FormView, key: string): readonly string[] {
  const fields = stepFields(view.form, key).filter(({ control }) => control !== 'message');
  const answers = fields
    .filter(({ control }) => control !== 'textarea' && control !== 'hidden')
    .flatMap((field) => answerWords(view, field) ?? [])
    .slice(0, 4);
  if (answers.length > 0) return answers;
  const isAnswered = fields.some(
    ({ name, sensitive }) => sensitive || [view.state.values[name] ?? ''].flat().some(Boolean),
  );
  const copy = formCopy(view.form);
  return [isAnswered ? copy.answered : copy.nothingEntered];
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

/** Summary of the answers on previous steps, with buttons to change them. */
export function FormSoFar({ view }: { readonly view: FormView }): ReactNode {
  const { form, state } = view;
  const { hideButtons } = shownStep(view).customRules ?? {};
  const { path, at } = progressOf(view);
  const parts = path
    .slice(0, at)
    .map((key, index) => ({ key, name: stepName(form, key, index) }))
    .filter(({ key }) => state.done.includes(key));
  if (parts.length === 0) return null;
  const heading = formCopy(form)[headings[form.category] ?? 'answersSoFar'];
  return (
    <aside className="fc-form-panel fc-form-so-far" aria-label={heading}>
      <p className="fc-form-panel-title">{heading}</p>
      <dl>
        {parts.map(({ key, name }) => (
          <div key={key}>
            <dt>{name}</dt>
            {answersOf(view, key).map((answer, index) => (
              <dd key={index}>{answer}</dd>
            ))}
            {hideButtons !== 'back' && hideButtons !== 'both' && (
              <dd>
                <ChangeButton view={view} step={key} name={name} />
              </dd>
            )}
          </div>
        ))}
      </dl>
    </aside>
  );
}
