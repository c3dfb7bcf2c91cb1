import type { FormValue } from '@forecourt/forms';
import { fieldId } from '../view/form-view.ts';
import { describedBy, type FieldProps } from './field-frame.tsx';

/** Props of a field with its value. */
export interface FormFieldProps extends FieldProps {
  readonly value: FormValue | undefined;
}

/** Returns the text of a value that is edited as text. */
export const textValue = (value: FormValue | undefined) => (typeof value === 'string' ? value : '');

/** Returns the attributes of every control of a field. */
export const controlAttributes = (props: FormFieldProps) => ({
  id: fieldId(props.view, props.field),
  name: props.field.name,
  'aria-required': props.field.required || undefined,
  'aria-invalid': props.error ? (true as const) : undefined,
  'aria-describedby': describedBy(props),
});
