import { momentText } from '@forecourt/copy';
import { capitalize, fieldKey } from '@forecourt/domain';
import { readableValue } from '../intake/field-reader.ts';
import type { LeadDocument } from '../intake/lead-document.ts';
import { phoneNumber } from '../intake/phone-number.ts';
import type { LeadValue } from '../intake/submission.ts';

/** An answer of a lead, for people. */
export interface Answer {
  readonly label: string;
  /** May have several lines. */
  readonly value: string;
}

/** Labels of fields that no form asked for. */
const labels: Readonly<Record<string, string>> = {
  cartype: 'New or used',
  carlocation: 'Where it is',
  carprice: 'Price of the car',
  loanterm: 'Paid back over',
  creditscore: 'Credit score',
  dealershipname: 'Location',
  locationid: 'Location',
  modelname: 'Model',
  odometermiles: 'Odometer (miles)',
  optin: 'Wants news and offers',
  regoorvin: 'Registration or VIN',
  selectedcar: 'Car',
  user: 'Team member',
  valuation: 'Valuation that the customer saw',
  utmsource: 'Source',
  utmmedium: 'Medium',
  utmcampaign: 'Campaign',
  utmterm: 'Search term',
  utmcontent: 'Advertisement',
};

/** Keys of fields that hold a phone number. */
export const phones = new Set(['phone', 'mobile', 'phonenumber']);
/** Keys of fields that hold a distance driven in kilometres. */
export const kilometres = new Set(['kms', 'odometer', 'vehiclekilometers', 'vehiclekilometres']);
const dollars = new Set([
  ...['vehiclepricebudget', 'expectedtradeinprice', 'valuation', 'carprice', 'deposit'],
]);

/** An answer as people read it: amounts with their unit, phones grouped, dates in words; empty if there is none. */
export function answerText(name: string, value: LeadValue, timeZone: string | undefined): string {
  const key = fieldKey(name);
  const text = readableValue(value);
  const isNumber = /^\d+(\.\d+)?$/.test(text);
  if (dollars.has(key) && isNumber) return `$${Number(text).toLocaleString('en-AU')}`;
  if (key === 'loanterm' && isNumber) return text === '1' ? '1 year' : `${text} years`;
  if (kilometres.has(key) && isNumber) return `${Number(text).toLocaleString('en-AU')} km`;
  if (phones.has(key)) return phoneNumber(text, timeZone)?.text ?? text;
  return momentText(text) ?? text;
}

/** Label of a field as the visitor read it; else by its name. */
export function fieldLabel(
  name: string,
  { category, labels: asked = {} }: Pick<LeadDocument, 'category' | 'labels'>,
): string {
  if (Object.hasOwn(asked, name) && asked[name]) return asked[name];
  const key = fieldKey(name);
  if (key === 'vehiclepricebudget')
    return category === 'Finance Enquiry' ? 'Amount to borrow' : 'Budget';
  if (labels[key] !== undefined) return labels[key];
  const spaced = name
    .replace(/_+/g, ' ')
    .replace(/(?<=[a-z])(?=[A-Z][a-z])/g, ' ')
    .trim();
  // A name that a form's editor wrote with capitals and spaces stays as it is.
  const text = /\s/.test(name) ? spaced : spaced.charAt(0) + spaced.slice(1).toLowerCase();
  return capitalize(text);
}

/** An answer on a line of its own; a label that is a question needs no colon. */
export const answerLine = ({ label, value }: Answer): string =>
  `${/[?.!:]$/.test(label) ? label : `${label}:`} ${value.replaceAll('\n', '\n    ')}`;
