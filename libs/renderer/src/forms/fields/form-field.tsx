import { formCopy } from '@forecourt/copy';
import { visitField, type FieldDefinition, type FormValue } from '@forecourt/forms';
import type { ReactNode } from 'react';
import { IslandIcon } from '../../icons/island-icon.tsx';
import { isSuggested } from '../make-choices.ts';
import { CarField } from './car-field.tsx';
import { choicesOf, hasDealershipCards } from './choices-of.ts';
import { DealershipField } from './dealership-field.tsx';
import {
  describedBy,
  FieldError,
  FieldFrame,
  GroupFrame,
  type FieldProps,
} from './field-frame.tsx';
import { SuggestedInput } from './suggested-input.tsx';
import { VisitField } from './visit-field.tsx';
import { fieldId, wordsIn } from '../view/form-view.ts';
import { WordsOf } from '../view/words.tsx';

export interface FormFieldProps extends FieldProps {
  readonly value: FormValue | undefined;
}

const text = (value: FormValue | undefined) => (typeof value === 'string' ? value : '');
const isTicked = (value: FormValue | undefined, option: string) =>
  Array.isArray(value) ? value.includes(option) : value === option;

/** Returns the attributes of every control of a field. */
const common = (props: FormFieldProps) => ({
  id: fieldId(props.view, props.field),
  name: props.field.name,
  'aria-required': props.field.required || undefined,
  'aria-invalid': props.error ? (true as const) : undefined,
  'aria-describedby': describedBy(props),
});

/** Returns `min` and `max` of a date control; the server validates independently of them. */
function dayRange({ view, field }: FormFieldProps): { min?: string; max?: string } {
  const bounds = view.dateBounds?.[field.name];
  if (!bounds) return {};
  return field.type === 'datetime'
    ? { min: `${bounds.min}T00:00`, max: `${bounds.max}T23:59` }
    : bounds;
}

function TextInput(props: FormFieldProps): ReactNode {
  const { field, value } = props;
  const { input = 'text', inputmode, autocomplete, maxLength, placeholder, unit } = field;
  const attributes = {
    ...common(props),
    className: 'fc-form-control',
    type: input,
    inputMode: inputmode,
    autoComplete: autocomplete,
    maxLength,
    placeholder,
    defaultValue: text(value),
    ...dayRange(props),
    ...(field.type === 'rego' && { autoCapitalize: 'characters', spellCheck: false }),
  };
  if (isSuggested(field) && props.view.makes.length > 0)
    return <SuggestedInput view={props.view} field={field} input={attributes} />;
  const control = <input {...attributes} />;
  if (!unit) return control;
  return (
    <span className="fc-form-with-unit" data-unit={unit === '$' ? 'before' : 'after'}>
      {control}
      <span aria-hidden="true">{unit}</span>
    </span>
  );
}

function TextArea(props: FormFieldProps): ReactNode {
  const { field, value } = props;
  return (
    <textarea
      {...common(props)}
      className="fc-form-control"
      rows={4}
      maxLength={field.maxLength}
      placeholder={field.placeholder}
      autoComplete={field.autocomplete}
      defaultValue={text(value)}
    />
  );
}

function Select(props: FormFieldProps): ReactNode {
  const { view, field, value } = props;
  return (
    <span className="fc-form-select">
      <select
        {...common(props)}
        className="fc-form-control"
        autoComplete={field.autocomplete}
        defaultValue={text(value)}
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
function Choices(props: FormFieldProps & { readonly type: 'radio' | 'checkbox' }): ReactNode {
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
function Tick(props: FormFieldProps): ReactNode {
  const { view, field, value, error } = props;
  return (
    <div
      className="fc-form-field fc-form-tick"
      data-name={field.name}
      data-invalid={error ? '' : undefined}
    >
      <label className="fc-form-choice" data-tick="">
        <input
          {...common(props)}
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

/** A field, rendered according to its definition. */
export function FormField(props: FormFieldProps): ReactNode {
  const { view, field } = props;
  switch (field.control) {
    case 'hidden':
      return null;
    case 'message':
      return (
        <p className="fc-form-message">
          <WordsOf words={wordsIn(view, field.label)} />
        </p>
      );
    case 'checkbox':
      return <Tick {...props} />;
    case 'checkboxes':
    case 'radio':
      return (
        <GroupFrame {...props}>
          <Choices {...props} type={field.control === 'radio' ? 'radio' : 'checkbox'} />
        </GroupFrame>
      );
    case 'dealership':
      return <Dealership {...props} />;
    case 'car':
      return <CarField {...props} />;
    default:
      if (view.visits && field === visitField(view.form)) return <VisitField {...props} />;
      return (
        <FieldFrame {...props}>
          {field.control === 'textarea' ? (
            <TextArea {...props} />
          ) : field.control === 'input' ? (
            <TextInput {...props} />
          ) : (
            <Select {...props} />
          )}
        </FieldFrame>
      );
  }
}

/**
 * Field for a dealership: cards, a select, or a search of the network. Without any dealerships it is
 * optional.
 */
function Dealership(props: FormFieldProps): ReactNode {
  const { view, field, value } = props;
  if (view.dealerships.length === 0) {
    const open = { ...props, field: { ...field, required: false } };
    return (
      <FieldFrame {...open}>
        <TextInput {...open} />
      </FieldFrame>
    );
  }
  if (hasDealershipCards(view, field))
    return (
      <GroupFrame {...props}>
        <Choices {...props} type="radio" />
      </GroupFrame>
    );
  const list = (
    <FieldFrame {...props}>
      <Select {...props} />
    </FieldFrame>
  );
  if (!view.searchesNetwork) return list;
  return <DealershipField {...props} picked={text(value)} list={list} />;
}
