import { fieldsRule } from '../../rule-api/forms.ts';
import { wordsOf } from '../../rule-api/html-links.ts';

const marketing =
  /\b(?:news|newsletters?|e-?news|marketing|promotions?|promotional|subscribe|mailing list|opt[ _-]?in)\b|\b(?:special|latest|exclusive|future|our|and) offers\b|\boffers (?:by|via|from)\b/i;
const consent = /\b(?:agree|consent|accept|terms|privacy|contact me|call me|text me)\b/i;

/** Answer that agrees. */
const yes = /^(?:yes\b|i agree|sure|ok(?:ay)?\b)/i;
/** Words that refuse marketing instead of agreeing to it. */
const optOut =
  /\b(?:do not|don['’]?t|no longer|rather not|not to|opt out of|unsubscribe from)\b.{0,40}\b(?:news(?:letters?)?|marketing|promotions?|offers)\b/i;

/** Reports checkboxes that give a visitor's consent for them, or force it. */
export const formConsentNotFree = fieldsRule(
  {
    id: 'form-consent-not-free',
    description:
      'Consent to marketing and to terms is given by the visitor: never ticked in advance, and marketing never required.',
    severity: 'warning',
    recommended: true,
  },
  ({ fields }, report) => {
    for (const [index, field] of fields.entries()) {
      const { type, name, label = '', options, required, defaultChecked, defaultSelected } = field;
      const text = `${wordsOf(label)} ${name.replace(/[_-]+/g, ' ')}`;
      const isMarketing = marketing.test(text);
      if (options !== undefined && isMarketing && yes.test(defaultSelected ?? ''))
        report({
          pointer: `/fields/${index}/defaultSelected`,
          message:
            'the consent is selected before the visitor gives it, which is none; remove defaultSelected',
        });
      if (type !== 'checkbox' || options !== undefined) continue;
      if (optOut.test(text)) {
        report({
          pointer: `/fields/${index}/label`,
          message:
            'a visitor who leaves the box unticked would agree to marketing without saying so; ask for consent instead, such as "Send me news and offers"',
        });
        continue;
      }
      if (defaultChecked === true && (isMarketing || consent.test(text)))
        report({
          pointer: `/fields/${index}/defaultChecked`,
          message:
            'the consent is ticked before the visitor gives it, which is none; remove defaultChecked',
        });
      else if (required === true && isMarketing)
        report({
          pointer: `/fields/${index}/required`,
          message:
            'nobody can send the form without agreeing to marketing, which the spam laws require to be a choice; make it optional, apart from the terms',
        });
    }
  },
);
