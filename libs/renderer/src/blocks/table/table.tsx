import type { TableData } from '@forecourt/block-schemas';
import type { ReactNode } from 'react';
import type { BlockDefinition, BlockProps } from '../../context/block-definition.ts';
import { plainText, RichText } from '../../rich-text/index.ts';
import { figureColumns } from './figure-columns.ts';
import css from './table.css?inline';

type Rows = TableData['content'];

interface RowProps {
  readonly cells: readonly string[];
  /** True for each column of figures. */
  readonly figures: readonly boolean[];
}

/**
 * The heading row. An empty heading is an ordinary cell, so that screen readers don't announce it.
 */
const HeadingRow = ({ cells, figures }: RowProps): ReactNode => (
  <tr>
    {figures.map((figure, column) => {
      const html = cells[column] ?? '';
      const align = figure || undefined;
      if (plainText(html) === '') return <td key={column} />;
      return (
        <th key={column} scope="col" data-figure={align}>
          <RichText html={html} kind="inline" />
        </th>
      );
    })}
  </tr>
);

const Row = ({ cells, figures }: RowProps): ReactNode => (
  <tr>
    {figures.map((figure, column) => (
      <td key={column} data-figure={figure || undefined}>
        <RichText html={cells[column] ?? ''} kind="inline" />
      </td>
    ))}
  </tr>
);

function Table({ data, ctx }: BlockProps<'table'>): ReactNode {
  const [headings, body]: [Rows, Rows] = data.withHeadings
    ? [data.content.slice(0, 1), data.content.slice(1)]
    : [[], data.content];
  const columns = Math.max(...data.content.map((row) => row.length));
  const figures = figureColumns(body, columns);
  return (
    <div className="fc-table" role="group" aria-label={ctx.copy.content.table} tabIndex={0}>
      <table>
        {headings.length > 0 && (
          <thead>
            <HeadingRow cells={headings[0]!} figures={figures} />
          </thead>
        )}
        {body.length > 0 && (
          <tbody>
            {body.map((cells, index) => (
              <Row key={index} cells={cells} figures={figures} />
            ))}
          </tbody>
        )}
      </table>
    </div>
  );
}

/** A table; wide tables scroll horizontally. */
export const table: BlockDefinition<'table'> = {
  type: 'table',
  component: Table,
  css,
  width: ({ stretched, content }) =>
    stretched || content.some((row) => row.length > 2) ? 'content' : 'prose',
  flow: 'text',
};
