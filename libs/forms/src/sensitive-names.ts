import type { FormDefinition } from './definition.ts';

/** Names of the form's fields that no page, browser's store, log or message may show. */
export const sensitiveNames = ({ fields }: Pick<FormDefinition, 'fields'>): readonly string[] =>
  fields.filter(({ sensitive }) => sensitive).map(({ name }) => name);
