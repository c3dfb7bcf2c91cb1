import type { TableData } from '@forecourt/block-schemas';
import type { ReactNode } from 'react';
import type { BlockDefinition, BlockProps } from '../../context/block-definition.ts';
import { plainText, RichText } from '../../rich-text/index.ts';
import { figureColumns } from './figure-columns.ts';
import css from './table.css?inline';

type Rows = TableData['content'];

/** Most columns of a list of facts: cards of more values are longer than a phone's screen. */
const maxFactColumns = 7;

/**
 * Returns true for a list of facts: three to seven columns with headings, whose first column names
 * each row. On narrow screens its rows are cards; two columns fit any screen.
 */
function isFacts(columns: number, body: Rows): boolean {
  const isNamed = body.every(([name = '']) => plainText(name) !== '');
  return columns > 2 && columns <= maxFactColumns && body.length > 0 && isNamed;
}

interface RowProps {
  readonly cells: readonly string[];
  /** True for each column of figures. */
  readonly figures: readonly boolean[];
}

/**
 * The heading row. An empty heading is an ordinary cell, so that screen readers don't announce it.
 */
const HeadingRow = ({
  cells,
  figures,
  isFacts,
}: RowProps & { readonly isFacts: boolean }): ReactNode => (
  <tr role={isFacts ? 'row' : undefined}>
    {figures.map((figure, column) => {
      const html = cells[column] ?? '';
      const align = figure || undefined;
      if (plainText(html) === '') return <td key={column} role={isFacts ? 'cell' : undefined} />;
      return (
        <th
          key={column}
          scope="col"
          role={isFacts ? 'columnheader' : undefined}
          data-figure={align}
        >
          <RichText html={html} kind="inline" />
        </th>
      );
    })}
  </tr>
);

/** A row of a list of facts. Its roles outlive the layout as a card, which hides a table's own. */
const FactRow = ({
  cells,
  figures,
  headings,
}: RowProps & { readonly headings: readonly string[] }): ReactNode => (
  <tr role="row">
    <th
      scope="row"
      role="rowheader"
      data-figure={figures[0] || undefined}
      // A figure names its row only together with its heading: "Borrowed $20,000".
      data-label={(figures[0] && plainText(headings[0] ?? '')) || undefined}
    >
      <RichText html={cells[0]!} kind="inline" />
    </th>
    {figures.slice(1).map((figure, index) => (
      <td
        key={index}
        role="cell"
        data-figure={figure || undefined}
        data-label={plainText(headings[index + 1] ?? '') || undefined}
      >
        {cells[index + 1] && (
          <span>
            <RichText html={cells[index + 1]!} kind="inline" />
          </span>
        )}
      </td>
    ))}
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
  const [heading] = headings;
  const facts = heading && isFacts(columns, body) ? heading : undefined;
  const group = facts && 'rowgroup';
  return (
    <div className="fc-table" role="group" aria-label={ctx.copy.content.table} tabIndex={0}>
      <table role={facts && 'table'}>
        {heading && (
          <thead role={group}>
            <HeadingRow cells={heading} figures={figures} isFacts={facts !== undefined} />
          </thead>
        )}
        {body.length > 0 && (
          <tbody role={group}>
            {body.map((cells, index) =>
              facts ? (
                <FactRow key={index} cells={cells} figures={figures} headings={facts} />
              ) : (
                <Row key={index} cells={cells} figures={figures} />
              ),
            )}
          </tbody>
        )}
      </table>
    </div>
  );
}

/** A table; on narrow screens a list of facts becomes cards, other wide tables scroll horizontally. */
export const table: BlockDefinition<'table'> = {
  type: 'table',
  component: Table,
  css,
  width: ({ stretched, content }) =>
    stretched || content.some((row) => row.length > 2) ? 'content' : 'prose',
  flow: 'text',
};
