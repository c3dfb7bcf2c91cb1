import type { FormField } from '@forecourt/block-schemas';
import { inlineText } from '@forecourt/forms';
import type { RuleReport } from '../../rule-api/rule.ts';

/** Kinds of answers, with the labels and names of questions that ask for them and nothing else. */
const kinds: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['an email address', /^e-?mail(?: address)?$/],
  ['a phone number', /^(?:(?:tele)?phone|mobile|contact|landline)(?: phone)?(?: number)?$/],
  ['a first name', /^(?:first|given) name$/],
  ['a last name', /^(?:last name|surname|family name)$/],
  ['a postcode', /^post ?code$/],
  ['a suburb', /^suburb$/],
  ['a date of birth', /^date of ?birth$/],
  ['a registration', /^(?:vehicle )?(?:rego|registration|number plate)(?: number)?$/],
  ['the year of a car', /^(?:vehicle )?year(?: of (?:the|your) car| of manufacture)?$/],
  ['an odometer reading', /^(?:vehicle )?(?:odometer(?: reading)?|kilomet(?:er|re)s|kms)$/],
  ['a message', /^(?:message|comments?|enquiry|your question)$/],
];

/** Types whose answers are of one kind, whatever the name of the field is. */
const ofTypes: Partial<Record<FormField['type'], string>> = {
  email: 'an email address',
  tel: 'a phone number',
  postcode: 'a postcode',
  rego: 'a registration',
  year: 'the year of a car',
  odometer: 'an odometer reading',
};

const plain = (words: string): string =>
  words
    .toLowerCase()
    .replace(/\*|\(optional\)|^(?:your|my) (?!question)/g, '')
    .replace(/[\s:?_-]+/g, ' ')
    .trim();

const kindOf = (words: string): string | undefined =>
  kinds.find(([, pattern]) => pattern.test(plain(words)))?.[0];

/** Names in words: "dateOfBirth" is "date Of Birth". */
const nameKind = (name: string): string | undefined => {
  const words = name.replace(/([a-z])(?=[A-Z])/g, '$1 ');
  return /^(?:full )?name$/.test(plain(words)) ? 'a name' : kindOf(words);
};

/** True for kinds of answers that one question may ask for. */
const isSame = (one: string, other: string): boolean =>
  one === other || (/name$/.test(one) && /name$/.test(other) && [one, other].includes('a name'));

/** Types that ask for nothing, or for one of some answers. */
const isOther = ({ type, options }: FormField): boolean =>
  options !== undefined || ['hidden', 'message', 'checkbox'].includes(type);

const exampleError = ({ type, placeholder = '' }: FormField): string | undefined => {
  if (type === 'tel' && /\S@\S/.test(placeholder)) return 'an email address';
  return type === 'email' && /^\+?[\d\s().-]{8,}$/.test(placeholder) ? 'a phone number' : undefined;
};

/** Returns the finding about a question whose label or example is about another answer than its field holds. */
export function labelError(
  field: FormField,
  index: number,
  fields: readonly FormField[],
): RuleReport | undefined {
  if (isOther(field)) return undefined;
  const { name, type, label = '' } = field;
  const own = ofTypes[type] ?? nameKind(name);
  const example = exampleError(field);
  if (example !== undefined)
    return {
      pointer: `/fields/${index}/placeholder`,
      message: `the example "${field.placeholder!}" is ${example}, but "${name}" holds ${own!}; write an example of that`,
    };
  const asked = kindOf(inlineText(label));
  if (own === undefined || asked === undefined || isSame(own, asked)) return undefined;
  // Two questions with one label are reported as such.
  const isRepeated = fields.some(
    (each) => each !== field && plain(inlineText(each.label ?? '')) === plain(inlineText(label)),
  );
  if (isRepeated) return undefined;
  return {
    pointer: `/fields/${index}/label`,
    message: `"${inlineText(label)}" asks for ${asked}, but "${name}" of the type "${type}" holds ${own}; correct the label, or name and type`,
  };
}
