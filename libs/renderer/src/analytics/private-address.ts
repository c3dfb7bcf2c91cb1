import { resumeParameter } from '../context/resume-parameter.ts';

/** Parameters that are secrets: they give access to a visitor's input. */
const keys = [resumeParameter, 'token', '_draft', '_lead'];

/** Parameters for personal data in the spellings of emails and other sites' forms. */
const personal = [
  ...['name', 'first_name', 'firstname', 'middle_name', 'last_name', 'lastname', 'full_name'],
  ...['surname', 'email', 'e_mail', 'email_address', 'mail', 'phone', 'phone_number', 'mobile'],
  ...['mobile_number', 'tel', 'telephone', 'address', 'street', 'suburb', 'postcode', 'dob'],
  ...['dateofbirth', 'date_of_birth', 'birthdate', 'driverlicencenumber', 'licence', 'license'],
  ...['rego', 'regoorvin', 'vin', 'vehicle_rego', 'number_plate', 'lat', 'lng', 'userlocation'],
];
/** Names of private parameters, in lower case with underscores for spaces and hyphens. */
export const privateParameters: ReadonlySet<string> = new Set(
  [...keys, ...personal].map((name) => name.toLowerCase()),
);

/**
 * Returns true for a text with an email address in it. One character before the `@` is enough: with any
 * number of them, a long value without an `@` would take time quadratic in its length.
 */
const hasMailAddress = (text: string): boolean => /[^\s@]@[^\s@]+\.[^\s@]+/.test(text);

/**
 * Returns true if a URL contains a secret or personal data that no third party may read. Such a
 * page loads no tag manager, and later pages don't receive its URL as referrer.
 * @param search the query, `?` included
 */
export const isPrivateAddress = (search: string): boolean =>
  [...new URLSearchParams(search)].some(
    ([name, value]) =>
      value !== '' &&
      (privateParameters.has(name.toLowerCase().replace(/[\s-]+/g, '_')) || hasMailAddress(value)),
  );
