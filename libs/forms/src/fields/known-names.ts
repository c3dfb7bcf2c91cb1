import type { Copy } from '@forecourt/copy';
import { sensitiveName } from '@forecourt/domain';
import type { FieldDefinition } from '../definition.ts';

type NamedTraits = Partial<
  Pick<FieldDefinition, 'autocomplete' | 'consent' | 'when' | 'format' | 'unit'>
>;

/** Properties of fields with well-known names, whatever their type; they take precedence over the type's. */
const knownNames: Readonly<Record<string, NamedTraits>> = {
  name: { autocomplete: 'name' },
  first_name: { autocomplete: 'given-name' },
  'middle name': { autocomplete: 'additional-name' },
  middle_name: { autocomplete: 'additional-name' },
  last_name: { autocomplete: 'family-name' },
  phone: { autocomplete: 'tel' },
  email: { autocomplete: 'email' },
  street: { autocomplete: 'address-line1' },
  suburb: { autocomplete: 'address-level2' },
  state: { autocomplete: 'address-level1' },
  postcode: { autocomplete: 'postal-code' },
  // A car may be registered in another state than its owner lives in.
  'Vehicle State': { autocomplete: 'off' },
  'Preferred Service Date': { when: 'future' },
  'Service Date': { when: 'future' },
  'Your Current Address': { autocomplete: 'street-address' },
  dateOfBirth: { autocomplete: 'bday', when: 'past' },
  driverLicenceNumber: { autocomplete: 'off', format: 'licence' },
  // Receivers of the lead know by the name that the number is in miles.
  odometer_miles: { unit: 'mi' },
  terms_agreed: { consent: true },
  opt_in: { consent: true },
  privacy: { consent: true },
  scoreseeker: { consent: true },
  electronic_communication: { consent: true },
};

/** The well-known name that a field has; a sensitive one in any spelling. */
const knownNameOf = (name: string): string | undefined =>
  Object.hasOwn(knownNames, name) ? name : sensitiveName(name);

/** Properties of a field by its name; none for an editor's own name. */
export const traitsOfName = (name: string): NamedTraits =>
  knownNames[knownNameOf(name) ?? ''] ?? {};

/** Label and required message of a field by its name; neither for an editor's own name. */
export function copyOfName(name: string, { namedFields }: Copy): NamedCopy {
  const known = knownNameOf(name);
  const texts: Readonly<Record<string, NamedCopy>> = namedFields;
  return known !== undefined && Object.hasOwn(texts, known) ? texts[known]! : {};
}

interface NamedCopy {
  readonly label?: string;
  readonly required?: string;
}
