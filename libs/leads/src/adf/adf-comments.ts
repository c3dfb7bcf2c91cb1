import { fieldKey } from '@forecourt/domain';
import { answerLine, fieldLabel } from '../answers/answer.ts';
import { fieldGroups, isForPrograms } from '../answers/field-groups.ts';
import { readableValue, type FieldReader } from '../intake/field-reader.ts';
import type { LeadDocument } from '../intake/lead-document.ts';
import { visitInWords } from '../intake/moment-in-words.ts';

/** Fields that repeat a property of the lead itself, or one that the comments begin with. */
const repeated = new Set(['category', 'subcategory', 'leadstatus', 'formcompleted', 'leadid']);

/**
 * The customer's comments in a CRM: what a salesperson has to know first, then each answer that ADF
 * has no element for under its label, and last the fields for programs under their names.
 * @param fields the reader that the document's other elements were read with
 */
export function adfComments(lead: LeadDocument, fields: FieldReader): string {
  const written = fields.text('comments', 'additional_comments', 'message');
  const answers = fieldGroups(lead)
    .flatMap((group) => group.answers)
    .filter(({ name }) => !fields.wasRead(name));
  const lines = [
    ...(lead.alert ? [lead.alert.message, ''] : []),
    ...(written === undefined ? [] : [written, '']),
    `Category: ${[lead.category, lead.subcategory].filter(Boolean).join(', ')}`,
    `Page: ${lead.page_url ?? lead.page}`,
    `Status: ${lead.lead_status}`,
    ...(lead.reply_by
      ? [`Reply promised by: ${visitInWords(lead.reply_by) ?? lead.reply_by}`]
      : []),
    ...answers.map(answerLine),
    ...(lead.consents ?? []).map(
      ({ given, wording }) => `${given ? 'Agreed' : 'Not agreed'}: ${wording}`,
    ),
    ...(lead.withheld?.length
      ? [`Not sent by mail: ${lead.withheld.map((name) => fieldLabel(name, lead)).join(', ')}`]
      : []),
    ...forPrograms(lead, fields),
  ];
  return lines.join('\n');
}

/** Identifiers and settings of the form, which a CRM may read by their names. */
const forPrograms = ({ fields: values }: LeadDocument, fields: FieldReader): string[] =>
  Object.entries(values).flatMap(([name, value]) =>
    (isForPrograms(name) || isNamedLocation(name, fields)) &&
    !repeated.has(fieldKey(name)) &&
    !fields.wasRead(name) &&
    readableValue(value) !== ''
      ? [`${name}: ${readableValue(value)}`]
      : [],
  );

/** True for the id of a location whose name is in the document. */
const isNamedLocation = (name: string, fields: FieldReader): boolean =>
  fieldKey(name) === 'locationid' && fields.text('dealership_name') !== undefined;
