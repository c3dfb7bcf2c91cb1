import { blocksOfComponent } from '../../custom-components/index.ts';
import type { BlockDefinition, BlockProps } from '../../pipeline/types.ts';
import css from './customComponent.css?inline';

/** Throws where the component can't be drawn: the pipeline keeps that to this block and says why in preview. */
function CustomComponent({ data, ctx }: BlockProps<'customComponent'>) {
  return ctx.renderBlocks(blocksOfComponent(data.name, data.props ?? {}, ctx.components));
}

export const customComponent: BlockDefinition<'customComponent'> = {
  type: 'customComponent',
  component: CustomComponent,
  css,
};
