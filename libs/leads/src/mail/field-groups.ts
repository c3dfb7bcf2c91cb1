import { adfInterest } from '../adf/adf-interest.ts';
import { shown } from '../intake/field-reader.ts';
import type { LeadDocument } from '../intake/lead-document.ts';
import type { LeadValue } from '../intake/submission.ts';
import { momentInWords } from './local-time.ts';

/** A group of answers in a mail. */
export interface FieldGroup {
  readonly heading: string;
  /** `Label: value`, one answer each. */
  readonly lines: readonly string[];
}

/** Fields for programs; they are in the webhook and in ADF. */
const internal = new Set(
  [
    ...['category', 'subcategory', 'lead_status', 'form_completed', 'lead_id', 'page_id'],
    ...['PageTitle', 'send_customer_email', 'dealership_slug', 'dealership_id', 'car_id'],
    ...['model_id', 'preferred_location_id', 'taurus_dealership_id', 'dealershipId'],
    'dealerCompanyId',
  ].map(plain),
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

/** Second names of one answer (FRM-7): the answer is shown once. */
const aliases: Readonly<Record<string, string>> = {
  servicedate: 'preferredservicedate',
  vehiclerego: 'regoorvin',
};

function plain(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, '');
}

/**
 * Answers of a lead in groups, for people: the customer, the car they want, their own car, and the
 * rest. Names have the form of labels, dates are in words, fields for programs are left out.
 */
export function fieldGroups({
  category,
  subcategory,
  fields,
  consents = [],
}: LeadDocument): readonly FieldGroup[] {
  const about = adfInterest({ category, ...(subcategory !== undefined && { subcategory }) });
  const isOwnCar = about === 'sell' || about === 'trade-in';
  const values = new Map(Object.entries(fields).map(([name, value]) => [plain(name), value]));
  const groups = new Map<string, string[]>(
    ['Customer', 'The car they want', 'Their car', 'Their answers', 'Campaign'].map((name) => [
      name,
      [],
    ]),
  );
  const groupOf = (key: string): string => {
    if (customer.has(key)) return 'Customer';
    if (wanted.has(key)) return 'The car they want';
    if (anyCar.has(key)) return isOwnCar ? 'Their car' : 'The car they want';
    if (own.has(key) || (key.startsWith('vehicle') && key !== 'vehiclepricebudget'))
      return 'Their car';
    return key.startsWith('utm') ? 'Campaign' : 'Their answers';
  };
  const agreed = new Set(consents.map(({ name }) => name));
  for (const [name, value] of Object.entries(fields)) {
    const key = plain(name);
    const other = aliases[key];
    const repeats = other !== undefined && values.get(other) === value;
    const isNamed = key === 'locationid' && values.has('dealershipname');
    if (internal.has(key) || agreed.has(name) || repeats || isNamed) continue;
    const text = textOf(key, value);
    if (text !== '')
      groups
        .get(groupOf(key))!
        .push(`${labelOf(name, category)}: ${text.replaceAll('\n', '\n    ')}`);
  }
  return [...groups].flatMap(([heading, lines]) => (lines.length > 0 ? [{ heading, lines }] : []));
}

function textOf(key: string, value: LeadValue): string {
  const text = shown(value);
  if (dollars.has(key) && /^\d+(\.\d+)?$/.test(text))
    return `$${Number(text).toLocaleString('en-AU')}`;
  return momentInWords(text) ?? text;
}

function labelOf(name: string, category: string): string {
  const key = plain(name);
  if (key === 'vehiclepricebudget')
    return category === 'Finance Enquiry' ? 'Amount to borrow' : 'Budget';
  if (labels[key] !== undefined) return labels[key];
  const words = name
    .replace(/_+/g, ' ')
    .replace(/(?<=[a-z])(?=[A-Z][a-z])/g, ' ')
    .trim();
  // A name that a form's editor wrote with capitals and spaces keeps them.
  const text = /\s/.test(name) ? words : words.charAt(0) + words.slice(1).toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
}
