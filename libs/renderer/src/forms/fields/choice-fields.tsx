import { formCopy } from '@forecourt/copy';
import type { FieldDefinition, FormValue } from '@forecourt/forms';
import type { ReactNode } from 'react';
import { IslandIcon } from '../../icons/island-icon.tsx';
import { fieldId, wordsIn } from '../view/form-view.ts';
import { WordsOf } from '../view/words.tsx';
import { choicesOf } from './choices-of.ts';
import { controlAttributes, textValue, type FormFieldProps } from './field-control.ts';
import { FieldError, GroupFrame } from './field-frame.tsx';

const isTicked = (value: FormValue | undefined, option: string) =>
  Array.isArray(value) ? value.includes(option) : value === option;

/** A choice of one from a list. */
export function Select(props: FormFieldProps): ReactNode {
  const { view, field, value } = props;
  return (
    <span className="fc-form-select">
      <select
        {...controlAttributes(props)}
        className="fc-form-control"
        autoComplete={field.autocomplete}
        defaultValue={textValue(value)}
      >
        <option value="">{field.placeholder ?? formCopy(view.form).choose}</option>
        {choicesOf(view, field).map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.text}
          </option>
        ))}
      </select>
      <IslandIcon name="chevron-down" size={18} />
    </span>
  );
}

/** A choice with the line below it, if it has one. */
const OptionText = ({ field, option }: { field: FieldDefinition; option: string }) => (
  <span>
    {option}
    {field.optionNotes?.[option] && (
      <span className="fc-form-choice-note">{field.optionNotes[option]}</span>
    )}
  </span>
);

/** Radio buttons or checkboxes of a group, each as a card. */
export function Choices(
  props: FormFieldProps & { readonly type: 'radio' | 'checkbox' },
): ReactNode {
  const { view, field, value, error, type } = props;
  const id = fieldId(view, field);
  return choicesOf(view, field).map((choice, index) => (
    <label key={choice.value} className="fc-form-choice">
      <input
        id={index === 0 ? id : `${id}-${index}`}
        type={type}
        value={choice.value}
        name={field.name}
        defaultChecked={isTicked(value, choice.value)}
        aria-invalid={error ? true : undefined}
      />
      <OptionText field={field} option={choice.text} />
    </label>
  ));
}

/** Choices as submit buttons: pressing one answers the question and continues. */
export function ChoiceButtons(props: FormFieldProps): ReactNode {
  const { view, field, value, error } = props;
  const id = fieldId(view, field);
  return (
    <GroupFrame {...props}>
      {(field.options ?? []).map((option, index) => (
        <button
          key={option}
          id={index === 0 ? id : `${id}-${index}`}
          className="fc-form-choice"
          type="submit"
          name={field.name}
          value={option}
          data-chosen={isTicked(value, option) ? '' : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        >
          <OptionText field={field} option={option} />
          <IslandIcon name="arrow-right" size={18} />
        </button>
      ))}
    </GroupFrame>
  );
}

/** A checkbox with its label. */
export function Tick(props: FormFieldProps): ReactNode {
  const { view, field, value, error } = props;
  return (
    <div
      className="fc-form-field fc-form-tick"
      data-name={field.name}
      data-invalid={error ? '' : undefined}
    >
      <label className="fc-form-choice" data-tick="">
        <input
          {...controlAttributes(props)}
          type="checkbox"
          value="true"
          defaultChecked={value === true || value === 'true'}
        />
        <span>
          <WordsOf words={wordsIn(view, field.label)} />
        </span>
      </label>
      <FieldError {...props} />
    </div>
  );
}
