import type { ReactNode } from 'react';
import { isSuggested } from '../make-choices.ts';
import { controlAttributes, textValue, type FormFieldProps } from './field-control.ts';
import { SuggestedInput } from './suggested-input.tsx';

/** Returns `min` and `max` of a date control; the server validates independently of them. */
function dayRange({ view, field }: FormFieldProps): { min?: string; max?: string } {
  const bounds = view.dateBounds?.[field.name];
  if (!bounds) return {};
  return field.type === 'datetime'
    ? { min: `${bounds.min}T00:00`, max: `${bounds.max}T23:59` }
    : bounds;
}

/** A field of one line. */
export function TextInput(props: FormFieldProps): ReactNode {
  const { field, value } = props;
  const { input = 'text', inputmode, autocomplete, maxLength, placeholder, unit } = field;
  const isPlate = field.type === 'rego';
  const attributes = {
    ...controlAttributes(props),
    className: 'fc-form-control',
    type: input,
    inputMode: inputmode,
    autoComplete: autocomplete,
    maxLength,
    placeholder,
    defaultValue: textValue(value),
    ...dayRange(props),
    autoCapitalize: isPlate ? 'characters' : undefined,
    spellCheck: isPlate ? false : undefined,
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

/** A field of several lines. */
export function TextArea(props: FormFieldProps): ReactNode {
  const { field, value } = props;
  return (
    <textarea
      {...controlAttributes(props)}
      className="fc-form-control"
      rows={4}
      maxLength={field.maxLength}
      placeholder={field.placeholder}
      autoComplete={field.autocomplete}
      defaultValue={textValue(value)}
    />
  );
}
