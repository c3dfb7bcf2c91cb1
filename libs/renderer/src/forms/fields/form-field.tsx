import { visitField } from '@forecourt/forms';
import type { ReactNode } from 'react';
import { wordsIn } from '../view/form-view.ts';
import { WordsOf } from '../view/words.tsx';
import { CarField } from './car-field.tsx';
import { Choices, Select, Tick } from './choice-fields.tsx';
import { hasDealershipCards } from './choices-of.ts';
import { DealershipField } from './dealership-field.tsx';
import { textValue, type FormFieldProps } from './field-control.ts';
import { FieldFrame, GroupFrame } from './field-frame.tsx';
import { TextArea, TextInput } from './text-fields.tsx';
import { VisitField } from './visit-field.tsx';

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
  return <DealershipField {...props} picked={textValue(value)} list={list} />;
}
