import type { FormField } from '@forecourt/block-schemas';
import { fieldsRule } from '../../rule-api/forms.ts';

interface Ineffective {
  readonly property: keyof FormField;
  /** True for a field that ignores the property. */
  readonly isIgnored: (field: FormField) => boolean;
  readonly advice: string;
}

const checks: readonly Ineffective[] = [
  {
    property: 'defaultChecked',
    isIgnored: ({ type, options }) => type !== 'checkbox' || options !== undefined,
    advice: 'only a checkbox without options is ticked; write "defaultSelected" for a choice',
  },
  {
    property: 'bookingType',
    isIgnored: ({ type }) => type !== 'date' && type !== 'datetime',
    advice: 'only the types "date" and "datetime" have booking hours',
  },
  {
    property: 'options',
    isIgnored: ({ type }) => type === 'textarea' || type === 'message',
    advice: 'choose the type "select" or "radio" for a choice',
  },
  {
    property: 'required',
    isIgnored: ({ type, required }) => type === 'message' && required === true,
    advice: 'a message asks nothing',
  },
];

/** Reports properties of fields that their type ignores. */
export const formPropertyWithoutEffect = fieldsRule(
  {
    id: 'form-property-without-effect',
    description: 'Every property of a field has an effect on its type.',
    severity: 'warning',
    recommended: true,
  },
  ({ fields }, report) => {
    for (const [index, field] of fields.entries())
      for (const { property, isIgnored, advice } of checks)
        if (field[property] !== undefined && isIgnored(field))
          report({
            pointer: `/fields/${index}`,
            property,
            message: `"${property}" has no effect on the type "${field.type}": ${advice}`,
          });
  },
);
