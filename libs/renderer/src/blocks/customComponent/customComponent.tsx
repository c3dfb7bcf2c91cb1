import { blocksOfComponent } from '@forecourt/domain';
import type { BlockDefinition } from '../../context/block-definition.ts';

/** A placeholder that the pipeline replaces by the component's blocks; renders nothing itself. */
export const customComponent: BlockDefinition<'customComponent'> = {
  type: 'customComponent',
  component: () => null,
  expand: ({ name, props = {} }, { components }) => blocksOfComponent(name, props, components),
  css: '',
};
