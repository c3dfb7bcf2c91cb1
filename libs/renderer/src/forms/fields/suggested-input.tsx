import { formCopy } from '@forecourt/copy';
import { modelsOf } from '@forecourt/domain';
import { stepFields, type FieldDefinition } from '@forecourt/forms';
import { useRef, type InputHTMLAttributes, type ReactNode } from 'react';
import { IslandIcon } from '../../icons/island-icon.tsx';
import { fieldId, type FormView } from '../view/form-view.ts';
import { useOtherAnswer } from './other-answer.ts';

/** Choices listed without a make: more would make the page long. */
const maxListed = 400;

/** Returns the choices of a model, of one make or of all. */
function modelChoices({ makes }: FormView, make: string): readonly (readonly [string, string?])[] {
  const ofMake = make.trim() === '' ? undefined : (modelsOf(makes, make) ?? []);
  if (ofMake) return ofMake.map((model) => [model]);
  const all = makes.flatMap((each) =>
    each.models.map((model) => [model, `${each.make} ${model}`] as const),
  );
  return all.slice(0, maxListed);
}

const isMake = ({ type }: FieldDefinition) => type === 'make';

/** Returns the field for the make of a model's car: the one on the model's step, else any. */
const makeFieldOf = ({ form }: FormView, { stepKey }: FieldDefinition) =>
  stepFields(form, stepKey).find(isMake) ?? form.fields.find(isMake);

const typedIn = (view: FormView, { name }: FieldDefinition): string => {
  const value = view.state.values[name];
  return typeof value === 'string' ? value : '';
};

/**
 * Text field that suggests the dealer's makes or models and takes any other. With a script the models
 * are those of the make; without one all are listed.
 */
export function SuggestedInput(props: {
  readonly view: FormView;
  readonly field: FieldDefinition;
  readonly input: InputHTMLAttributes<HTMLInputElement>;
}): ReactNode {
  const { view, field, input } = props;
  const makeField = field.type === 'model' ? makeFieldOf(view, field) : undefined;
  const root = useRef<HTMLSpanElement>(null);
  const make = useOtherAnswer(makeField?.name, makeField ? typedIn(view, makeField) : '', root);
  const choices =
    field.type === 'make'
      ? view.makes.map((each) => [each.make] as const)
      : modelChoices(view, make);
  const list = `${fieldId(view, field)}-choices`;
  return (
    <span className="fc-form-select" ref={root}>
      <input
        {...input}
        list={list}
        autoComplete="off"
        placeholder={field.placeholder ?? formCopy(view.form).chooseOrType}
      />
      <IslandIcon name="chevron-down" size={18} />
      <datalist id={list}>
        {choices.map(([value, label]) => (
          <option key={label ?? value} value={value} label={label} />
        ))}
      </datalist>
    </span>
  );
}
