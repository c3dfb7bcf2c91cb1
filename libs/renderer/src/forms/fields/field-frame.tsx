import { formCopy } from '@forecourt/copy';
import type { FieldDefinition } from '@forecourt/forms';
import type { ReactNode } from 'react';
import { IslandIcon } from '../../icons/island-icon.tsx';
import { fieldId, wordsIn, type FormView } from '../view/form-view.ts';
import { choiceGrid } from './choice-grid.ts';
import { choicesOf } from './choices-of.ts';
import { WordsOf } from '../view/words.tsx';

/** Props of every part of a field. */
export interface FieldProps {
  readonly view: FormView;
  readonly field: FieldDefinition;
  readonly error: string | undefined;
}

/** Returns the ids of a control's descriptions, for `aria-describedby`. */
export function describedBy({ view, field, error }: FieldProps): string | undefined {
  const id = fieldId(view, field);
  const ids = [
    isOptional(view, field) && `${id}-optional`,
    hintOf(view, field) && `${id}-hint`,
    error && `${id}-error`,
  ].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}

const isSaved = ({ state }: FormView, { name }: FieldDefinition): boolean =>
  state.savedFields?.includes(name) ?? false;

/** True if the label marks the field as optional. */
const isOptional = (view: FormView, field: FieldDefinition): boolean =>
  !field.required && field.control !== 'checkbox' && !isSaved(view, field);

/** Returns the hint below a label. */
const hintOf = (view: FormView, field: FieldDefinition): string =>
  [field.hint, field.callInstead, isSaved(view, field) && formCopy(view.form).answerSaved]
    .filter(Boolean)
    .join(' · ');

function Optional({ view, field }: FieldProps): ReactNode {
  if (!isOptional(view, field)) return null;
  return (
    <span className="fc-form-hint" id={`${fieldId(view, field)}-optional`}>
      {formCopy(view.form).optional}
    </span>
  );
}

function Hint({ view, field }: FieldProps): ReactNode {
  const hint = hintOf(view, field);
  if (!hint) return null;
  return (
    <span className="fc-form-hint" id={`${fieldId(view, field)}-hint`}>
      {hint}
    </span>
  );
}

/** Error message below a control, with an icon so that it does not depend on colour. */
export function ErrorMessage({
  id,
  view,
  error,
}: Pick<FieldProps, 'view' | 'error'> & { readonly id: string }): ReactNode {
  if (!error) return null;
  return (
    <p className="fc-form-error" id={id}>
      <IslandIcon name="warning" size={18} />
      <span>
        <span className="fc-sr-only">{formCopy(view.form).error} </span>
        {error}
      </span>
    </p>
  );
}

/** The error message of a field, if it has one. */
export const FieldError = ({ view, field, error }: FieldProps): ReactNode => (
  <ErrorMessage id={`${fieldId(view, field)}-error`} view={view} error={error} />
);

/** Label, hint, control and error of a field with one control. */
export function FieldFrame(props: FieldProps & { readonly children: ReactNode }): ReactNode {
  const { view, field, error, children } = props;
  return (
    <div
      className="fc-form-field"
      data-half={field.half}
      data-instead-of={field.insteadOf}
      data-name={field.name}
      data-invalid={error ? '' : undefined}
    >
      <span className="fc-form-ask">
        <label className="fc-form-label" htmlFor={fieldId(view, field)}>
          <WordsOf words={wordsIn(view, field.label)} />
        </label>
        <Optional {...props} />
      </span>
      <Hint {...props} />
      {children}
      <FieldError {...props} />
    </div>
  );
}

/** Legend, hint, controls and error of a group of choices. */
export function GroupFrame(props: FieldProps & { readonly children: ReactNode }): ReactNode {
  const { view, field, error, children } = props;
  const id = fieldId(view, field);
  const texts =
    field.control === 'car'
      ? view.cars.map(({ name }) => name)
      : choicesOf(view, field).map(({ text, value }) => text + (field.optionNotes?.[value] ?? ''));
  return (
    <fieldset
      className="fc-form-field"
      data-name={field.name}
      data-invalid={error ? '' : undefined}
      aria-labelledby={`${id}-legend`}
      aria-describedby={describedBy(props)}
      // Target of the error summary's link.
      id={`${id}-group`}
    >
      <legend className="fc-form-legend">
        <span className="fc-form-ask">
          <span className="fc-form-label" id={`${id}-legend`}>
            <WordsOf words={wordsIn(view, field.label)} />
          </span>
          <Optional {...props} />
        </span>
      </legend>
      <Hint {...props} />
      <div className="fc-form-choices" data-grid={choiceGrid(texts)}>
        {children}
      </div>
      <FieldError {...props} />
    </fieldset>
  );
}
