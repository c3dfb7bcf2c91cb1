export { customRule } from './custom-rule.ts';
export { definitionErrors } from './definition-errors.ts';
