import { isBlockType } from '@forecourt/block-schemas';
import type { Edit } from '@forecourt/json';
import type { Migration } from './migration.ts';

type Data = Readonly<Record<string, unknown>>;
type Successor = (data: Data) => { readonly type: string; readonly data?: Data };

const checklist: Successor = ({ items, ...rest }) => ({
  type: 'list',
  data: {
    style: 'checklist',
    ...rest,
    items: (Array.isArray(items) ? (items as unknown[]) : []).map((item) => {
      const { text = '', checked } = (
        typeof item === 'object' && item !== null ? item : {}
      ) as Data;
      return typeof item === 'string'
        ? { content: item, meta: {}, items: [] }
        : { content: text, meta: { checked: checked === true }, items: [] };
    }),
  },
});
const simpleImage: Successor = ({ url, ...rest }) => ({
  type: 'image',
  data: { file: { url }, ...rest },
});
const delimiter: Successor = () => ({ type: 'horizontalRule', data: {} });
const list: Successor = () => ({ type: 'list' });

/** Editor.js's own tools under the names that its documentation gives them. */
const successors: ReadonlyMap<string, Successor> = new Map([
  ['checklist', checklist],
  ['delimiter', delimiter],
  ['nestedList', list],
  ['nestedlist', list],
  ['simple-image', simpleImage],
  ['simpleImage', simpleImage],
]);

/** Blocks of tools that Editor.js has given up, or that have another name here. */
export const editorBlockTypes: Migration = {
  id: 'editor-block-types',
  description:
    'Blocks of Editor.js’s delimiter, checklist, nested list and simple image become horizontalRule, list and image.',
  since:
    'Editor.js 2.30 folded checklist and nested list into list; the other two have a name of their own here.',
  migrate: ({ blocks, snapshot }) =>
    blocks.flatMap(({ block, pointer }): Edit[] => {
      const { type, data } = block;
      const successor = successors.get(type);
      if (successor === undefined || isBlockType(type) || snapshot?.components.has(type)) return [];
      const next = successor(data);
      return [
        { pointer: `${pointer}/type`, value: next.type },
        ...(next.data ? [{ pointer: `${pointer}/data`, value: next.data }] : []),
      ];
    }),
};
