import { momentText } from '@forecourt/copy';
import { capitalize, fieldKey } from '@forecourt/domain';
import { leadInterest } from '../intake/lead-interest.ts';
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

/** A group of answers in a mail. */
export interface FieldGroup {
  readonly heading: string;
  readonly answers: readonly Answer[];
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

/** Labels of fields that no form asked for. */
const labels: Readonly<Record<string, string>> = {
  cartype: 'New or used',
  carlocation: 'Where it is',
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

const phones = new Set(['phone', 'mobile', 'phonenumber']);
const customer = new Set([
  ...['name', 'fullname', 'firstname', 'middlename', 'lastname', 'surname', ...phones],
  ...['email', 'street', 'suburb', 'city', 'state', 'postcode'],
  ...['yourcurrentaddress', 'currentaddress', 'address'],
]);
/** Properties of a car in stock, which the mail shows once if it has them from the stock itself. */
const ofStock = new Set(['selectedcar', 'vehicle', 'stocknumber', 'carlocation']);
const wanted = new Set([...ofStock, 'cartype']);
const anyCar = new Set(['make', 'model', 'modelname', 'year', 'badge']);
const kilometres = new Set(['kms', 'odometer', 'vehiclekilometers', 'vehiclekilometres']);
const own = new Set([
  ...['regoorvin', 'rego', 'regoornumberplate', 'numberplate', 'odometermiles'],
  ...['expectedtradeinprice', ...kilometres],
]);
const dollars = new Set(['vehiclepricebudget', 'expectedtradeinprice', 'valuation']);

/** Fields that repeat another one under a second name (FRM-7): the answer is shown once. */
const aliases: Readonly<Record<string, string>> = {
  servicedate: 'preferredservicedate',
  vehiclerego: 'regoorvin',
};
/** Who receives the request at the dealer, where no question asked for it. */
const receiver = new Set(['user', 'dealershipname', 'locationid']);
/** Questions about the dealership, whose answer is its name. */
const dealerships = ['preferreddealership', 'servicelocation', 'location', 'dealership'];

/**
 * Answers of a lead in groups, for people: the customer, the car they want, their own car, and the
 * rest. Labels are those of the form, dates are in words, and fields for programs are left out.
 */
export function fieldGroups(lead: LeadDocument): readonly FieldGroup[] {
  const { category, subcategory, fields, consents = [], car } = lead;
  const about = leadInterest({ category, subcategory });
  const isOwnCar = about === 'sell' || about === 'trade-in';
  const values = new Map(Object.entries(fields).map(([name, value]) => [fieldKey(name), value]));
  const groups = {
    Customer: [] as Answer[],
    'The car they want': [] as Answer[],
    'Their car': [] as Answer[],
    'Their answers': [] as Answer[],
    'Who it is for': [] as Answer[],
    'How they found us': [] as Answer[],
  };
  const groupOf = (key: string): keyof typeof groups => {
    if (customer.has(key)) return 'Customer';
    if (wanted.has(key)) return 'The car they want';
    if (anyCar.has(key)) return isOwnCar ? 'Their car' : 'The car they want';
    if (own.has(key) || (key.startsWith('vehicle') && key !== 'vehiclepricebudget'))
      return 'Their car';
    if (receiver.has(key)) return 'Who it is for';
    return key.startsWith('utm') ? 'How they found us' : 'Their answers';
  };
  const asked = new Set(Object.keys(lead.labels ?? fields).map(fieldKey));
  const isReceiver = (key: string) =>
    dealerships.includes(key) &&
    !asked.has(key) &&
    values.get(key) === values.get('dealershipname');
  const agreed = new Set(consents.map(({ name }) => name));
  for (const [name, value] of Object.entries(fields)) {
    const key = fieldKey(name);
    const other = aliases[key];
    const repeats =
      (other !== undefined && values.get(other) === value) ||
      (key === 'dealershipname' &&
        (car?.location === value ||
          dealerships.some((each) => asked.has(each) && values.get(each) === value))) ||
      isReceiver(key) ||
      (car !== undefined && ofStock.has(key)) ||
      (car !== undefined && !isOwnCar && anyCar.has(key));
    const isNamed = key === 'locationid' && values.has('dealershipname');
    if (internal.has(key) || agreed.has(name) || repeats || isNamed) continue;
    const text = textOf(key, value, lead.time_zone);
    if (text !== '') groups[groupOf(key)].push({ label: fieldLabel(name, lead), value: text });
  }
  return Object.entries(groups).flatMap(([heading, answers]) =>
    answers.length > 0 ? [{ heading, answers }] : [],
  );
}

function textOf(key: string, value: LeadValue, timeZone: string | undefined): string {
  const text = readableValue(value);
  const isNumber = /^\d+(\.\d+)?$/.test(text);
  if (dollars.has(key) && isNumber) return `$${Number(text).toLocaleString('en-AU')}`;
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
