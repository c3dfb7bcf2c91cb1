import { isMarkup } from '@forecourt/block-schemas';
import type { AnyBlock, LintCustomRule, AnnotationKind } from '@forecourt/block-schemas';
import type { StringRange } from '@forecourt/json';
import type { Visit, Visitor } from '../rule-api/rule.ts';
import { compilePath } from './json-path.ts';
import { verbatimText, readableText } from './readable-text.ts';
import type { ReadableText } from './readable-text.ts';
import type { TextMatch } from './text-test.ts';

/** A value that a definition selects. */
export interface Selected {
  readonly pointer: string;
  /** Text as visitors read it; undefined for a value that has none, such as a block. */
  readonly text?: ReadableText;
  /** Short name of the value for messages. */
  readonly label: string;
}

/** Kinds of strings that visitors read, which are selected by default. */
export const readableKinds: readonly AnnotationKind[] = [
  ...(['text', 'text-alt', 'text-link', 'html-inline', 'html-block'] as const),
];

/** Text of an annotated string. */
export const textOf = (kind: AnnotationKind, value: string): ReadableText =>
  isMarkup(kind) ? readableText(value) : verbatimText(value);

/** Part of a selected string that a match in its text comes from. */
export const rangeIn = (
  { sourceOf }: ReadableText,
  { range }: TextMatch,
): StringRange | undefined => range && sourceOf(range.start, range.end);

/** A selected JSON value, whose kind is unknown. */
function valueSelected(value: unknown, pointer: string): Selected {
  if (typeof value !== 'string' && typeof value !== 'number') return { pointer, label: '' };
  const written = String(value);
  const text = /<[a-z/!]/i.test(written) ? readableText(written) : verbatimText(written);
  return { pointer, text, label: text.text };
}

/** Names that a definition can have for a block: its type, and that of its custom component. */
const namesOf = ({ type, data }: AnyBlock): readonly string[] =>
  type === 'customComponent' ? [type, String((data as { name?: unknown }).name)] : [type];

/** Receivers of what a definition selects. */
export interface Selection {
  /** Called with each selected value. */
  readonly found: (visit: Visit, selected: Selected) => void;
  /** Called with each block, page or other file in which nothing is selected. */
  readonly missing?: (visit: Visit, pointer: string) => void;
  /** True to select the named blocks themselves, instead of the texts in them. */
  readonly selectsBlocks?: boolean;
}

/** Visitor that selects what a definition describes. */
export function selecting(
  { blocks, texts, path, files }: Pick<LintCustomRule, 'blocks' | 'texts' | 'path' | 'files'>,
  { found, missing, selectsBlocks = false }: Selection,
): Visitor {
  const isWanted = (block: AnyBlock | undefined) =>
    blocks === undefined ||
    (block !== undefined && namesOf(block).some((name) => blocks.includes(name)));
  const blockTypes = blocks && [...blocks, 'customComponent'];

  if (path !== undefined) {
    const query = compilePath(path);
    const run = (visit: Visit, value: unknown, base: string, context = base) => {
      const values = query(value, base);
      for (const each of values) found(visit, valueSelected(each.value, each.pointer));
      if (values.length === 0) missing?.(visit, context);
    };
    if (blocks)
      return {
        blockTypes,
        block: (visit) => {
          const { block, pointer } = visit;
          if (isWanted(block)) run(visit, block.data, `${pointer}/data`, pointer);
        },
      };
    return {
      page: (visit) => run(visit, visit.page, ''),
      ...(files && {
        site: (visit) => run(visit, visit.site, ''),
        data: (visit) => run(visit, visit.data.value, ''),
        component: (visit) => run(visit, visit.component, ''),
      }),
    };
  }
  if (missing)
    return {
      page: (visit) => {
        if (!visit.blocks.some(({ block }) => isWanted(block))) missing(visit, '');
      },
    };
  if (selectsBlocks)
    return {
      blockTypes,
      block: (visit) => {
        const { block, pointer } = visit;
        if (isWanted(block)) found(visit, { pointer, label: namesOf(block).at(-1)! });
      },
    };
  return {
    textKinds: texts ?? readableKinds,
    text: (visit) => {
      const { kind, value, pointer, block } = visit;
      if (!isWanted(block?.block)) return;
      const text = textOf(kind, value);
      found(visit, { pointer, text, label: text.text });
    },
  };
}
