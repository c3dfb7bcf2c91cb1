import { blocksOfComponent } from '../../custom-components/index.ts';
import type { BlockDefinition } from '../../context/block-definition.ts';

/** Stands for its component's blocks, which the pipeline draws in its place; draws nothing itself. */
export const customComponent: BlockDefinition<'customComponent'> = {
  type: 'customComponent',
  component: () => null,
  expand: ({ name, props = {} }, { components }) => blocksOfComponent(name, props, components),
  css: '',
};
