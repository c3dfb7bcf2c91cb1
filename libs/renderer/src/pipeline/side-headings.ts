/** Running text of a page: a heading of level 2, a block of text, or a block of any other kind. */
export type Flow = 'heading' | 'paragraph' | 'text' | undefined;

/** Column of a block on a wide screen: that of the headings or that of their text. */
export type SideColumn = 'heading' | 'text' | undefined;

/**
 * Returns the columns of a page's blocks on a wide screen. Headings are beside their text, so that
 * neither half of the screen is empty. A single paragraph that introduces cards or a form remains
 * between its heading and them.
 */
export function sideColumns(flows: readonly Flow[]): readonly SideColumn[] {
  const columns: SideColumn[] = flows.map(() => undefined);
  flows.forEach((flow, start) => {
    if (flow !== 'heading') return;
    const next = flows.findIndex((each, index) => index > start && !isText(each));
    const end = next === -1 ? flows.length : next;
    const isIntroduction = end - start === 2 && flows[start + 1] === 'paragraph';
    if (end - start < 2 || (isIntroduction && end < flows.length && flows[end] === undefined))
      return;
    columns[start] = 'heading';
    columns.fill('text', start + 1, end);
  });
  return columns;
}

const isText = (flow: Flow): boolean => flow === 'paragraph' || flow === 'text';
