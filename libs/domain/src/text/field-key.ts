/** The name of a field in any spelling as one key: `Date of birth`, `date_of_birth` and `dateOfBirth` are one. */
export const fieldKey = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');
