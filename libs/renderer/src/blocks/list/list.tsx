import type { ListData, ListItem, ListItemMeta } from '@forecourt/block-schemas';
import type { Copy } from '@forecourt/copy';
import type { ReactNode } from 'react';
import { Icon } from '../../icons/icon.tsx';
import type { BlockDefinition, BlockProps } from '../../context/block-definition.ts';
import { RichText } from '../../rich-text/index.ts';
import css from './list.css?inline';

type Style = NonNullable<ListData['style']>;
type Counter = NonNullable<ListItemMeta['counterType']>;

/** HTML `type` of each numbering style of the list tool. */
const counters: Record<Counter, '1' | 'a' | 'A' | 'i' | 'I'> = {
  numeric: '1',
  'lower-alpha': 'a',
  'upper-alpha': 'A',
  'lower-roman': 'i',
  'upper-roman': 'I',
};

/** Returns an item as an object; the list tool's first version saved plain strings. */
const entryOf = (item: ListItem | string): ListItem =>
  typeof item === 'string' ? { content: item } : item;

/** Checkbox state of a checklist item, with a text for screen readers. */
const Tick = ({ ticked, copy }: { ticked: boolean; copy: Copy['content'] }): ReactNode => (
  <span className="fc-list__tick" data-ticked={ticked || undefined}>
    {ticked ? <Icon name="check" size={16} label={copy.ticked} /> : null}
  </span>
);

function Entry(given: {
  readonly item: ListItem;
  readonly style: Style;
  readonly copy: Copy['content'];
}): ReactNode {
  const { item, style, copy } = given;
  const { content, meta, items = [] } = item;
  return (
    <li>
      {style === 'checklist' && <Tick ticked={meta?.checked ?? false} copy={copy} />}
      <RichText html={content} kind="inline" />
      {items.length > 0 && <Entries items={items} style={style} meta={meta} copy={copy} />}
    </li>
  );
}

interface EntriesProps {
  readonly items: ListData['items'];
  readonly style: Style;
  readonly meta?: ListItemMeta;
  readonly copy: Copy['content'];
}

function Entries({ items, style, meta, copy }: EntriesProps): ReactNode {
  const entries = items.map((item, index) => (
    <Entry key={index} item={entryOf(item)} style={style} copy={copy} />
  ));
  if (style !== 'ordered') return <ul>{entries}</ul>;
  const { start, counterType } = meta ?? {};
  return (
    <ol start={start === 1 ? undefined : start} type={counterType && counters[counterType]}>
      {entries}
    </ol>
  );
}

const List = ({ data, ctx }: BlockProps<'list'>): ReactNode => (
  <div className="fc-list" data-style={data.style ?? 'unordered'}>
    <Entries
      items={data.items}
      style={data.style ?? 'unordered'}
      meta={data.meta}
      copy={ctx.copy.content}
    />
  </div>
);

/** A list with bullets, numbers or checkboxes, nested to any depth. */
export const list: BlockDefinition<'list'> = {
  type: 'list',
  component: List,
  css,
  width: 'prose',
  flow: 'text',
};
