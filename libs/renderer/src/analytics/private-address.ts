import { resumeParameter } from '../context/resume-parameter.ts';

/** Parameters that are keys: anyone who reads one sees or continues what a visitor entered. */
const keys = [resumeParameter, 'token', '_draft', '_lead'];

/** Parameters that hold personal data, as links in mails and other sites' forms write them. */
const personal = [
  ...['name', 'first_name', 'firstname', 'middle_name', 'last_name', 'lastname', 'full_name'],
  ...['surname', 'email', 'e_mail', 'email_address', 'mail', 'phone', 'phone_number', 'mobile'],
  ...['mobile_number', 'tel', 'telephone', 'address', 'street', 'suburb', 'postcode', 'dob'],
  ...['dateofbirth', 'date_of_birth', 'birthdate', 'driverlicencenumber', 'licence', 'license'],
  ...['rego', 'regoorvin', 'vin', 'vehicle_rego', 'number_plate', 'lat', 'lng', 'userlocation'],
];
const names = new Set([...keys, ...personal].map((name) => name.toLowerCase()));

const isMailAddress = (text: string): boolean => /[^\s@]+@[^\s@]+\.[^\s@]+/.test(text);

/**
 * Whether an address holds a key or personal data, so that no third party may read it: such a page
 * loads no container of a tag manager, and no page after it sees the address as its referrer.
 * @param search the query, `?` included
 */
export const isPrivateAddress = (search: string): boolean =>
  [...new URLSearchParams(search)].some(
    ([name, value]) =>
      value !== '' &&
      (names.has(name.toLowerCase().replace(/[\s-]+/g, '_')) || isMailAddress(value)),
  );
