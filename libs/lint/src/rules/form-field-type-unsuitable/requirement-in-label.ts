import type { FormField } from '@forecourt/block-schemas';
import { inlineText } from '@forecourt/forms';
import type { RuleReport } from '../../rule-api/rule.ts';

const optional = /\(\s*optional\s*\)|[-–—:,]\s*optional\s*$/i;
const required = /\(\s*(?:required|mandatory)\s*\)|[-–—:,]\s*(?:required|mandatory)\s*$/i;

/** Returns the finding about a label that denies whether its question has to be answered. */
export function requirementError(field: FormField, index: number): RuleReport | undefined {
  const { label = '', type } = field;
  if (type === 'hidden' || type === 'message') return undefined;
  const words = inlineText(label);
  const [claim, fact] = field.required
    ? [
        optional.exec(words)?.[0],
        'the form is not sent without an answer; remove the words, or "required"',
      ]
    : [
        required.exec(words)?.[0],
        'the form is sent without an answer; write "required": true, or remove the words',
      ];
  if (claim === undefined) return undefined;
  const written = claim.replace(/^[-–—:,]\s*/, '').trim();
  return { pointer: `/fields/${index}/label`, message: `the label says "${written}", but ${fact}` };
}
