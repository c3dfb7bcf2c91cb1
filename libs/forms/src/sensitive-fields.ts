import type { FormDefinition } from './definition.ts';

/** Names of the form's fields that no page, browser's storage, log or message may show. */
export const sensitiveFields = ({ fields }: Pick<FormDefinition, 'fields'>): readonly string[] =>
  fields.filter(({ sensitive }) => sensitive).map(({ name }) => name);
