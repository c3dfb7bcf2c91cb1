import { capitalize, fieldKey } from '@forecourt/domain';
import { adfInterest } from '../adf/adf-interest.ts';
import { readableValue } from '../intake/field-reader.ts';
import type { LeadDocument } from '../intake/lead-document.ts';
import type { LeadValue } from '../intake/submission.ts';
import { dateInWords } from './local-time.ts';

/** A group of answers in a mail. */
export interface FieldGroup {
  readonly heading: string;
  /** `Label: value`, one answer each. */
  readonly lines: readonly string[];
}

/** Fields for programs, which webhooks and ADF have. */
const internal = new Set(
  [
    ...['category', 'subcategory', 'lead_status', 'form_completed', 'lead_id', 'page_id'],
    ...['PageTitle', 'send_customer_email', 'dealership_slug', 'dealership_id', 'car_id'],
    ...['model_id', 'preferred_location_id', 'taurus_dealership_id', 'dealershipId'],
    'dealerCompanyId',
  ].map(fieldKey),
);

const labels: Readonly<Record<string, string>> = {
  cartype: 'New or used',
  carlocation: 'Where it is',
  creditscore: 'Credit score',
  dealershipname: 'Dealership',
  locationid: 'Location',
  modelname: 'Model',
  odometermiles: 'Odometer (miles)',
  optin: 'Wants news and offers',
  regoorvin: 'Registration or VIN',
  selectedcar: 'Car',
  user: 'For',
};

const customer = new Set([
  ...['name', 'fullname', 'firstname', 'middlename', 'lastname', 'surname', 'phone', 'mobile'],
  ...['phonenumber', 'email', 'street', 'suburb', 'city', 'state', 'postcode'],
  ...['yourcurrentaddress', 'currentaddress', 'address'],
]);
const wanted = new Set(['selectedcar', 'vehicle', 'stocknumber', 'cartype', 'carlocation']);
const anyCar = new Set(['make', 'model', 'modelname', 'year', 'badge']);
const own = new Set([
  ...['regoorvin', 'rego', 'regoornumberplate', 'numberplate', 'kms', 'odometer', 'odometermiles'],
  'expectedtradeinprice',
]);
const dollars = new Set(['vehiclepricebudget', 'expectedtradeinprice']);

/** Fields that repeat another one under a second name (FRM-7): the answer is shown once. */
const aliases: Readonly<Record<string, string>> = {
  servicedate: 'preferredservicedate',
  vehiclerego: 'regoorvin',
};

/**
 * Answers of a lead in groups, for people: the customer, the car they want, their own car, and the
 * rest. Names are written as labels and dates in words; fields for programs are left out.
 */
export function fieldGroups({
  category,
  subcategory,
  fields,
  consents = [],
}: LeadDocument): readonly FieldGroup[] {
  const about = adfInterest({ category, subcategory });
  const isOwnCar = about === 'sell' || about === 'trade-in';
  const values = new Map(Object.entries(fields).map(([name, value]) => [fieldKey(name), value]));
  const groups = {
    Customer: [] as string[],
    'The car they want': [] as string[],
    'Their car': [] as string[],
    'Their answers': [] as string[],
    Campaign: [] as string[],
  };
  const groupOf = (key: string): keyof typeof groups => {
    if (customer.has(key)) return 'Customer';
    if (wanted.has(key)) return 'The car they want';
    if (anyCar.has(key)) return isOwnCar ? 'Their car' : 'The car they want';
    if (own.has(key) || (key.startsWith('vehicle') && key !== 'vehiclepricebudget'))
      return 'Their car';
    return key.startsWith('utm') ? 'Campaign' : 'Their answers';
  };
  const agreed = new Set(consents.map(({ name }) => name));
  for (const [name, value] of Object.entries(fields)) {
    const key = fieldKey(name);
    const other = aliases[key];
    const repeats = other !== undefined && values.get(other) === value;
    const isNamed = key === 'locationid' && values.has('dealershipname');
    if (internal.has(key) || agreed.has(name) || repeats || isNamed) continue;
    const text = textOf(key, value);
    if (text !== '')
      groups[groupOf(key)].push(`${labelOf(name, category)}: ${text.replaceAll('\n', '\n    ')}`);
  }
  return Object.entries(groups).flatMap(([heading, lines]) =>
    lines.length > 0 ? [{ heading, lines }] : [],
  );
}

function textOf(key: string, value: LeadValue): string {
  const text = readableValue(value);
  if (dollars.has(key) && /^\d+(\.\d+)?$/.test(text))
    return `$${Number(text).toLocaleString('en-AU')}`;
  return dateInWords(text) ?? text;
}

function labelOf(name: string, category: string): string {
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
