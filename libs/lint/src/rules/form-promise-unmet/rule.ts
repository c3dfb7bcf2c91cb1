import type { FormData } from '@forecourt/block-schemas';
import { formDefinition, type FieldDefinition } from '@forecourt/forms';
import { anyFormRule } from '../../rule-api/forms.ts';

/** A promise that a text makes in so many words, and the question that it needs. */
interface Promised {
  readonly pattern: RegExp;
  /** Returns true for a field that meets the promise. */
  readonly isMet: (field: FieldDefinition) => boolean;
  readonly message: string;
}

const asksFor =
  (types: readonly FieldDefinition['type'][], words: RegExp) =>
  ({ type, name, label }: FieldDefinition): boolean =>
    types.includes(type) || words.test(name) || words.test(label);
const phone = asksFor(['tel'], /phone|mobile|number/i);
const email = asksFor(['email'], /e-?mail/i);

/** Begins where a word does, which keeps the search linear in the length of the text. */
const will = String.raw`(?<!\p{L})\p{L}+(?:’|'|\s+wi)ll\s+`;
const call = '(?:call|ring|phone|telephone|text|SMS)';
const write = '(?:e-?mail)';

const promises: readonly Promised[] = [
  {
    pattern:
      /\b(?:upload|attach)\s+(?:[\w’']+\s+){0,3}(?:photos?|pictures?|images?|files?|documents?|r[eé]sum[eé]|CV|PDF)\b/iu,
    isMet: () => false,
    message:
      'asks for a file, which forms cannot send; say where visitors can email it, or leave it out',
  },
  {
    pattern: new RegExp(`${will}${write}\\s+you\\b`, 'iu'),
    isMet: email,
    message: 'promises an email, but the form asks for no email address; add the field',
  },
  {
    pattern: new RegExp(`${will}${call}\\s+you\\b`, 'iu'),
    isMet: phone,
    message: 'promises a call, but the form asks for no phone number; add the field',
  },
  {
    pattern: /\b(?:choose|pick|select)\s+(?:an?|your|the)\s+(?:preferred\s+)?(?:date|day|time)\b/iu,
    isMet: asksFor(['date', 'datetime'], /\b(?:date|day|time|when)\b/i),
    message:
      'lets visitors choose a time, but the form asks for none; add a field of type datetime',
  },
];

/** Returns the texts of a form that visitors read, with their pointers. */
function textsOf({ heading, description, formSteps = [], fields = [] }: FormData) {
  const steps = formSteps.flatMap((step, index) => [
    [`/formSteps/${index}/heading`, step.heading] as const,
    [`/formSteps/${index}/description`, step.description] as const,
  ]);
  const labels = fields.map(({ label }, index) => [`/fields/${index}/label`, label] as const);
  return [
    ['/heading', heading] as const,
    ['/description', description] as const,
    ...steps,
    ...labels,
  ];
}

/** Reports texts of forms that promise what no field asks for (FRM-14). */
export const formPromiseUnmet = anyFormRule(
  {
    id: 'form-promise-unmet',
    description: 'A form asks for everything that its texts promise.',
    severity: 'warning',
    recommended: true,
  },
  (form, report, { site }) => {
    const texts = textsOf(form).filter(([, text]) => text !== undefined);
    const isPromising = promises.some(({ pattern }) =>
      texts.some(([, text]) => pattern.test(text!)),
    );
    if (!isPromising) return;
    const { fields } = formDefinition(form, site, { path: '/' });
    const shown = fields.filter(({ control }) => control !== 'hidden' && control !== 'message');
    for (const { pattern, isMet, message } of promises)
      for (const [pointer, text] of texts)
        if (pattern.test(text!) && !shown.some(isMet))
          report({ pointer, message: `"${pattern.exec(text!)![0].trim()}" ${message}` });
  },
);
