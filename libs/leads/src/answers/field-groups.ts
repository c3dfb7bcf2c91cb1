import { fieldKey } from '@forecourt/domain';
import { leadInterest } from '../intake/lead-interest.ts';
import type { LeadDocument } from '../intake/lead-document.ts';
import { answerText, fieldLabel, kilometres, phones, type Answer } from './answer.ts';

/** An answer of a form, with the name of its field. */
interface FieldAnswer extends Answer {
  readonly name: string;
}

/** A group of answers under a heading. */
export interface FieldGroup {
  readonly heading: string;
  readonly answers: readonly FieldAnswer[];
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

/** True for a field that programs read and that says nothing to people. */
export const isForPrograms = (name: string): boolean => internal.has(fieldKey(name));

const customer = new Set([
  ...['name', 'fullname', 'firstname', 'middlename', 'lastname', 'surname', ...phones],
  ...['email', 'street', 'suburb', 'city', 'state', 'postcode'],
  ...['yourcurrentaddress', 'currentaddress', 'address'],
]);
/** Properties of a car in stock, which the mail shows once if it has them from the stock itself. */
const ofStock = new Set(['selectedcar', 'vehicle', 'stocknumber', 'carlocation', 'cartype']);
const anyCar = new Set(['make', 'model', 'modelname', 'year', 'badge']);
const own = new Set([
  ...['regoorvin', 'rego', 'regoornumberplate', 'numberplate', 'odometermiles'],
  ...['expectedtradeinprice', ...kilometres],
]);

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
    Customer: [] as FieldAnswer[],
    'The car they want': [] as FieldAnswer[],
    'Their car': [] as FieldAnswer[],
    'Their answers': [] as FieldAnswer[],
    'Who it is for': [] as FieldAnswer[],
    'How they found us': [] as FieldAnswer[],
  };
  const groupOf = (key: string): keyof typeof groups => {
    if (customer.has(key)) return 'Customer';
    if (ofStock.has(key)) return 'The car they want';
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
    if (isForPrograms(name) || agreed.has(name) || repeats || isNamed) continue;
    const text = answerText(name, value, lead.time_zone);
    if (text !== '')
      groups[groupOf(key)].push({ name, label: fieldLabel(name, lead), value: text });
  }
  return Object.entries(groups).flatMap(([heading, answers]) =>
    answers.length > 0 ? [{ heading, answers }] : [],
  );
}
