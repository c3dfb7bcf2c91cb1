import type { BlockDefinition, BlockProps } from '../../context/block-definition.ts';
import css from './columns.css?inline';

/** Grid units of a row, divided evenly among the columns. */
const unitsOfRow = 12;

function Columns({ data, ctx }: BlockProps<'columns'>) {
  const { cols, verticalAlignment = 'top', gap = 'medium' } = data;
  return (
    <div className="fc-columns" data-columns={cols.length}>
      <div
        className="fc-columns-row"
        data-align={verticalAlignment}
        data-gap={gap}
        style={{ '--span': unitsOfRow / cols.length }}
      >
        {cols.map((column, index) => (
          <div className="fc-columns-column fc-nested" key={index}>
            {ctx.renderBlocks(column.blocks)}
          </div>
        ))}
      </div>
    </div>
  );
}

export const columns: BlockDefinition<'columns'> = { type: 'columns', component: Columns, css };
