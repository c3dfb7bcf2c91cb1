import { pointerToken } from '@forecourt/json';
import { isBlockType } from './validation/validate.ts';
import { blockAnnotations, pageAnnotations } from './generated/annotations.ts';
import type { Annotation, AnnotationKind } from './generated/annotations.ts';
import type { AnyBlock, CustomComponentDefinition } from './generated/types.ts';

/** A string that is a reference, mark-up that may contain some, or text that visitors read. */
export interface AnnotatedText {
  readonly kind: AnnotationKind;
  readonly value: string;
  readonly pointer: string;
  /** Block that contains it, if any. */
  readonly block?: LocatedBlock;
  /** True for an asset that need not be a picture, such as a brochure. */
  readonly isFile?: boolean;
}

/** A block with its pointer in the document. */
export interface LocatedBlock {
  readonly block: AnyBlock;
  readonly pointer: string;
}

/** True for a kind of string with mark-up. */
export const isMarkup = (kind: string | undefined): boolean =>
  kind === 'html-inline' || kind === 'html-block';

/** Blocks and annotated strings of a document, in reading order. */
export interface AnnotatedContent {
  readonly texts: readonly AnnotatedText[];
  readonly blocks: readonly LocatedBlock[];
}

/** Options of {@link annotatedContent}. */
export interface AnnotatedContentOptions {
  /** Annotations of the value itself; those of a page if left out. */
  readonly annotations?: readonly Annotation[];
  /** Pointer of the value in its document. */
  readonly pointer?: string;
  /** The tenant's components by name, whose properties are annotated too. */
  readonly components?: ReadonlyMap<string, CustomComponentDefinition>;
  /** Returns true for the pointer of a block to skip with its content. */
  readonly isSkipped?: (pointer: string) => boolean;
}

/** Location of the blocks of a custom component's definition. */
export const componentAnnotations: readonly Annotation[] = [{ path: ['blocks'], kind: 'blocks' }];

/** Kinds of strings by the type of a component's property. */
const kindsOfProps: Readonly<Record<string, AnnotationKind>> = {
  href: 'link',
  asset: 'asset',
  html: 'html-inline',
  string: 'text',
};

/** Annotations as a tree, so that a value is walked once for all of them. */
interface AnnotationTree {
  readonly kinds: Pick<Annotation, 'kind' | 'isFile'>[];
  readonly members: {
    readonly name: string;
    readonly token: string;
    readonly below: AnnotationTree;
  }[];
  /** AnnotatedContent within each element of an array. */
  each?: AnnotationTree;
}

const emptyTree = (): AnnotationTree => ({ kinds: [], members: [] });

/** Returns the tree below one step of a path, which is added if it is not there. */
function stepInto(tree: AnnotationTree, step: string): AnnotationTree {
  if (step === '*') return (tree.each ??= emptyTree());
  const known = tree.members.find(({ name }) => name === step);
  if (known !== undefined) return known.below;
  const below = emptyTree();
  tree.members.push({ name: step, token: `/${pointerToken(step)}`, below });
  return below;
}

const trees = new WeakMap<readonly Annotation[], AnnotationTree>();

function treeOf(annotations: readonly Annotation[]): AnnotationTree {
  const known = trees.get(annotations);
  if (known !== undefined) return known;
  const tree = emptyTree();
  for (const { path, kind, isFile } of annotations)
    path.reduce(stepInto, tree).kinds.push({ kind, isFile });
  trees.set(annotations, tree);
  return tree;
}

const isBlock = (value: unknown): value is AnyBlock =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as AnyBlock).type === 'string' &&
  typeof (value as AnyBlock).data === 'object' &&
  (value as AnyBlock).data !== null;

const treesOfProps = new WeakMap<CustomComponentDefinition, AnnotationTree>();

/** Returns the annotations of the properties of a component. */
function treeOfProps(definition: CustomComponentDefinition): AnnotationTree {
  const known = treesOfProps.get(definition);
  if (known !== undefined) return known;
  const tree = treeOf(
    (definition.props ?? []).flatMap((prop): Annotation[] => {
      const kind = kindsOfProps[prop.type];
      // A template may link to the file.
      return kind === undefined ? [] : [{ path: [prop.name], kind, isFile: true }];
    }),
  );
  treesOfProps.set(definition, tree);
  return tree;
}

/**
 * Returns every block and annotated string of a value, nested blocks included. Values of other types
 * than annotated are skipped: validation reports them.
 */
export function annotatedContent(
  value: unknown,
  {
    annotations = pageAnnotations,
    pointer = '',
    components,
    isSkipped,
  }: AnnotatedContentOptions = {},
): AnnotatedContent {
  const texts: AnnotatedText[] = [];
  const blocks: LocatedBlock[] = [];

  const collect = (
    found: unknown,
    tree: AnnotationTree,
    at: string,
    block?: LocatedBlock,
  ): void => {
    // Indexes, since a loop over entries creates an iterator at each of thousands of values.
    const { kinds, members, each } = tree;
    for (let index = 0; index < kinds.length; index++) {
      const { kind, isFile } = kinds[index]!;
      if (kind === 'blocks') collectBlocks(found, at);
      else if (typeof found === 'string' || typeof found === 'number')
        texts.push({ kind, value: String(found), pointer: at, block, isFile });
    }
    if (typeof found !== 'object' || found === null) return;
    if (Array.isArray(found)) {
      if (each === undefined) return;
      for (let index = 0; index < found.length; index++)
        collect(found[index], each, `${at}/${index}`, block);
    } else {
      const object = found as Readonly<Record<string, unknown>>;
      for (let index = 0; index < members.length; index++) {
        const { name, token, below } = members[index]!;
        // An inherited member, such as `constructor`, is a function, which is never collected.
        const member = object[name];
        if (member !== undefined) collect(member, below, at + token, block);
      }
    }
  };

  const collectProps = (props: unknown, name: string, at: string, block: LocatedBlock): void => {
    const definition = components?.get(name);
    if (definition !== undefined) collect(props, treeOfProps(definition), at, block);
  };

  const collectBlocks = (list: unknown, from: string): void => {
    if (!Array.isArray(list)) return;
    for (let index = 0; index < list.length; index++) {
      const block: unknown = list[index];
      const at = `${from}/${index}`;
      if (!isBlock(block) || isSkipped?.(at)) continue;
      const located = { block, pointer: at };
      blocks.push(located);
      const { type, data } = block;
      if (isBlockType(type)) collect(data, treeOf(blockAnnotations[type]), `${at}/data`, located);
      if (type === 'customComponent')
        collectProps(data.props, String(data.name), `${at}/data/props`, located);
      else if (!isBlockType(type)) collectProps(data, type, `${at}/data`, located);
    }
  };

  collect(value, treeOf(annotations), pointer);
  return { texts, blocks };
}
