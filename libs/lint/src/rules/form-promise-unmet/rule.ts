import type { FormData } from '@forecourt/block-schemas';
import { formWithoutNotices, type FieldDefinition } from '@forecourt/forms';
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
  ({ type, name, label, hint = '', placeholder = '' }: FieldDefinition): boolean =>
    types.includes(type) || [name, label, hint, placeholder].some((text) => words.test(text));
const phone = asksFor(
  ['tel'],
  /phone|mobile|\b(?:best|contact|your|daytime) number|number (?:to|we can) (?:reach|call|ring)/i,
);
const email = asksFor(['email'], /e-?mail/i);

/** Begins where a word does, which keeps the search linear in the length of the text. */
const will = String.raw`(?<!\p{L})\p{L}+(?:’|'|\s+wi)ll\s+`;
const call = '(?:call|ring|phone|telephone|text|SMS)';
const write = '(?:e-?mail)';
const choose = '(?:choose|pick|select)';
const upload = '(?:upload|attach)';

/** Matches every text that makes a promise below, and few others; tested first, as it is cheap. */
const mayPromise = new RegExp(
  String.raw`ll\s+(?:${call}|${write})\s+you|\b(?:${choose}|${upload})\s`,
  'iu',
);

const promises: readonly Promised[] = [
  {
    pattern: new RegExp(
      String.raw`\b${upload}\s+(?:[\w’']+\s+){0,3}(?:photos?|pictures?|images?|files?|documents?|r[eé]sum[eé]|CV|PDF)\b`,
      'iu',
    ),
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
    pattern: new RegExp(
      String.raw`\b${choose}\s+(?:an?|your|the)\s+(?:preferred\s+)?(?:date|day|time)\b`,
      'iu',
    ),
    isMet: asksFor(['date', 'datetime'], /\b(?:date|day|time|when)\b/i),
    message:
      'lets visitors choose a time, but the form asks for none; add a field of type datetime',
  },
];

/** A text that visitors read, with its pointer in the form's data. */
interface FormText {
  readonly pointer: string;
  readonly text: string;
}

/** Returns the texts of a form that may make a promise, which few do: only they get a pointer. */
function promisingTexts(form: FormData): readonly FormText[] {
  const { heading, description, submitText, formSteps = [], fields = [] } = form;
  const found: FormText[] = [];
  const add = (text: string | undefined, pointer: () => string): void => {
    if (text !== undefined && mayPromise.test(text)) found.push({ pointer: pointer(), text });
  };
  add(heading, () => '/heading');
  add(description, () => '/description');
  add(submitText, () => '/submitText');
  for (const [index, step] of formSteps.entries()) {
    add(step.heading, () => `/formSteps/${index}/heading`);
    add(step.description, () => `/formSteps/${index}/description`);
  }
  for (const [index, { label, placeholder, options = [] }] of fields.entries()) {
    add(label, () => `/fields/${index}/label`);
    add(placeholder, () => `/fields/${index}/placeholder`);
    for (const [at, option] of options.entries())
      add(option, () => `/fields/${index}/options/${at}`);
  }
  return found;
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
    const texts = promisingTexts(form);
    if (texts.length === 0) return;
    const { fields } = formWithoutNotices(form, site, { path: '/' });
    const shown = fields.filter(({ control }) => control !== 'hidden' && control !== 'message');
    for (const { pattern, isMet, message } of promises) {
      if (shown.some(isMet)) continue;
      for (const { pointer, text } of texts) {
        const [promise] = pattern.exec(text) ?? [];
        if (promise) report({ pointer, message: `"${promise.trim()}" ${message}` });
      }
    }
  },
);
