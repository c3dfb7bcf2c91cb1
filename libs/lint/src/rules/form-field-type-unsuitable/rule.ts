import type { FormField } from '@forecourt/block-schemas';
import { fieldsRule } from '../../rule-api/forms.ts';
import { labelError } from './labels.ts';
import { requirementError } from './requirement-in-label.ts';

type FieldType = FormField['type'];

/** A kind of answer, by the names of its fields. */
interface AnswerKind {
  readonly names: RegExp;
  readonly what: string;
  /** Type that checks the answer and brings the right keyboard. */
  readonly type: FieldType;
  /** Types that are unsuitable; any other is a question about the answer, such as a choice. */
  readonly unsuitable: readonly FieldType[];
}

const otherNumbers: readonly FieldType[] = ['currency', 'date', 'datetime', 'odometer', 'year'];

const answers: readonly AnswerKind[] = [
  {
    names: /^e-?mail(?:[ _-]?address)?$/i,
    what: 'an email address',
    type: 'email',
    unsuitable: ['text', 'textarea', 'tel', 'number', 'postcode', ...otherNumbers],
  },
  {
    names: /^(?:tele)?phone(?:[ _-]?number)?$|^mobile(?:[ _-]?(?:number|phone))?$/i,
    what: 'a phone number',
    type: 'tel',
    unsuitable: ['text', 'textarea', 'email', 'number', 'postcode', ...otherNumbers],
  },
  {
    names: /^(?:(?:full|first|last|middle)[ _]?)?name$/i,
    what: 'a name',
    type: 'text',
    unsuitable: ['email', 'tel', 'number', 'postcode', ...otherNumbers],
  },
  {
    names: /^postcode$/i,
    what: 'a postcode',
    type: 'postcode',
    unsuitable: ['email', 'tel', ...otherNumbers],
  },
  {
    names: /^date[ _-]?of[ _-]?birth$/i,
    what: 'a date of birth',
    type: 'date',
    unsuitable: [
      'text',
      'textarea',
      'email',
      'tel',
      'number',
      'postcode',
      'currency',
      'datetime',
      'odometer',
      'year',
    ],
  },
  {
    names: /^(?:opt[ _-]?in|terms[ _-]?agreed)$/i,
    what: 'consent',
    type: 'checkbox',
    unsuitable: ['text', 'textarea', 'email', 'tel', 'number', 'postcode', ...otherNumbers],
  },
  {
    names: /^(?:additional )?comments$/i,
    what: 'a comment',
    type: 'textarea',
    unsuitable: ['email', 'tel', 'number', 'postcode', ...otherNumbers],
  },
];

/** Reports fields whose type, label or example does not suit what they hold. */
export const formFieldTypeUnsuitable = fieldsRule(
  {
    id: 'form-field-type-unsuitable',
    description:
      'The type, the label and the example of a field suit what it holds, and its label says “optional” or “required” as it is.',
    severity: 'warning',
    recommended: true,
  },
  ({ fields }, report) => {
    const names = fields.map(({ name }) => name);
    for (const [index, field] of fields.entries()) {
      const { name, type, options } = field;
      const requirement = requirementError(field, index);
      if (requirement) report(requirement);
      // Options make it a choice. A second field of one name is reported as such.
      const isOther = options !== undefined || names.indexOf(name) < index;
      const answer = isOther ? undefined : answers.find(({ names }) => names.test(name));
      if (!answer?.unsuitable.includes(type)) {
        const found = names.indexOf(name) < index ? undefined : labelError(field, index, fields);
        if (found) report(found);
        continue;
      }
      report({
        pointer: `/fields/${index}/type`,
        message: `"${name}" is ${answer.what}, which the type "${type}" neither checks nor has the keyboard for; write "${answer.type}"`,
        suggestion: answer.type,
      });
    }
  },
);
