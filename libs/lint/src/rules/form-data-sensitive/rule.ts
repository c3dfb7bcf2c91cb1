import type { FormField } from '@forecourt/block-schemas';
import { fieldsRule } from '../../rule-api/forms.ts';
import { wordsOf } from '../../rule-api/html-links.ts';

/** Data that a dealer's form must not ask for, and where it belongs. */
interface SensitiveData {
  readonly what: string;
  readonly pattern: RegExp;
  readonly advice: string;
}

const payment = 'take payments on the payment provider’s own page';
const identifier = 'only the lender or the tax office may ask for it, on its own pages';

const sensitive: readonly SensitiveData[] = [
  {
    what: 'a Medicare number',
    pattern: /\bmedicare\b/i,
    advice: 'dealers may not use it to identify people',
  },
  {
    what: 'the security code of a card',
    pattern: /\b(?:cvv2?|cvc2?|card (?:security|verification) (?:code|number|value))\b/i,
    advice: payment,
  },
  {
    what: 'a card number',
    // A driver licence has a card number, which finance applications need.
    pattern:
      /(?<!\b(?:licen[cs]e|fuel|loyalty|member|membership|gift|id) )\bcard (?:number|no\b|num\b|details|expiry)/i,
    advice: payment,
  },
  {
    what: 'a password or PIN',
    pattern: /\b(?:[Pp]ass(?:word|code)s?|PASSWORD|PIN|pin (?:number|code))\b/,
    advice: 'nobody should enter one that belongs to another service',
  },
  {
    what: 'a login of a bank',
    pattern: /\bbank(?:ing)? (?:log[ -]?in|user ?name|user id|credentials)\b/i,
    advice: 'nobody should enter one that belongs to another service',
  },
  { what: 'a tax file number', pattern: /\btax file (?:number|no\b)|\bTFN\b/i, advice: identifier },
  { what: 'an IRD number', pattern: /\bIRD (?:number|no\b)|^IRD$/i, advice: identifier },
];

/** Quick test for all of them. */
const hint = /medicare|cv[vc]|card|pass|pin|bank|tax|tfn|ird/i;

/** Separates the words of a field's name: `card_number`, `cardNumber`. */
const spaced = (name: string): string =>
  name.replace(/([a-z])(?=[A-Z])/g, '$1 ').replace(/[_-]+/g, ' ');

/** Types whose answers are chosen, such as "Do you have a Medicare card?", or none. */
const isChosen = ({ type, options }: FormField): boolean =>
  options !== undefined || type === 'checkbox' || type === 'radio' || type === 'message';

/** Reports fields that ask for data whose collection is unlawful or unsafe. */
export const formDataSensitive = fieldsRule(
  {
    id: 'form-data-sensitive',
    description:
      'No form asks for card numbers, passwords or government identifiers that the law protects.',
    severity: 'error',
    recommended: true,
  },
  ({ fields }, report) => {
    for (const [index, field] of fields.entries()) {
      if (isChosen(field)) continue;
      const { name, label = '', placeholder = '' } = field;
      if (!hint.test(name) && !hint.test(label) && !hint.test(placeholder)) continue;
      const texts = [
        ['label', wordsOf(label)],
        ['placeholder', placeholder],
        ['name', spaced(name)],
      ] as const;
      const found = texts.flatMap(([member, text]) =>
        sensitive.filter(({ pattern }) => pattern.test(text)).map((data) => ({ member, data })),
      )[0];
      if (found === undefined) continue;
      const { member, data } = found;
      report({
        pointer: `/fields/${index}/${member}`,
        message: `the field asks for ${data.what}, which is mailed and stored with the enquiry; remove it: ${data.advice}`,
      });
    }
  },
);
