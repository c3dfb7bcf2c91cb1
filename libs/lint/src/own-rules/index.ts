export { customRule } from './custom-rule.ts';
export { definitionFaults } from './definition-faults.ts';
