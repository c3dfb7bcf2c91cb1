export { blocksOfComponent, findingsInBlocks } from './blocks-of-component.ts';
export { CustomComponentError } from './custom-component-error.ts';
export { expandTemplate, placeholdersIn } from './expand-template.ts';
export { templateSize } from './template-size.ts';
