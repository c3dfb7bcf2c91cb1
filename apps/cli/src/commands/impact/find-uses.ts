import { eachValueAt, locateAll, pointerToken } from '@forecourt/json';
import { isFormBlock } from '@forecourt/block-schemas';
import type { FormData } from '@forecourt/block-schemas';
import { categoryKey } from '@forecourt/domain';
import { formCategory } from '../../shared/documents/form-category.ts';
import { documentPlaces } from '@forecourt/content';
import type { ContentDocument } from '../../shared/documents/read-documents.ts';
import type { PropertySubject, Subject } from './subject.ts';

/** A location that uses the subject. */
export interface Use {
  readonly tenant: string;
  /** The page's path; for other files, the file relative to the tenant's folder. */
  readonly page: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly pointer: string;
  /** The value there; undefined if the use is a block. */
  readonly value?: unknown;
}

/** Uses of the subject in one document. */
export interface DocumentUses {
  readonly uses: readonly Use[];
  /** Number of locations that could set the property and do not. */
  readonly leftOut: number;
  /** Number of blocks, pages or settings that could have it. */
  readonly owners: number;
  /** How often each property of a block type is set. */
  readonly properties: ReadonlyMap<string, number>;
}

/** A use before its line is known. */
interface Found {
  readonly pointer: string;
  /** A member whose name, not value, is the location. */
  readonly property?: string;
  readonly value?: unknown;
}

/** Returns a page's path, or the file if the document is not a page with a path. */
function pageOf({ kind, path, value }: ContentDocument): string {
  const own = kind === 'page' ? (value as { path?: unknown } | null)?.path : undefined;
  return typeof own === 'string' ? own : path;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Follows a property's path, and counts the locations that lack a member of it. */
function followPath(
  value: unknown,
  path: readonly string[],
  pointer: string,
  found: Found[],
): number {
  const [step, ...rest] = path;
  if (step === undefined) return 0;
  if (step === '*') {
    if (!Array.isArray(value)) return 0;
    return value.reduce<number>((left, item, index) => {
      const at = `${pointer}/${index}`;
      if (rest.length === 0) found.push({ pointer: at, value: item });
      return left + followPath(item, rest, at, found);
    }, 0);
  }
  if (!isObject(value)) return 0;
  if (!Object.hasOwn(value, step)) return 1;
  if (rest.length === 0) {
    found.push({ pointer, property: step, value: value[step] });
    return 0;
  }
  return followPath(value[step], rest, `${pointer}/${pointerToken(step)}`, found);
}

function propertyUses(subject: PropertySubject, document: ContentDocument) {
  const found: Found[] = [];
  const owners: (readonly [value: unknown, pointer: string])[] =
    subject.owner === document.kind
      ? [[document.value, '']]
      : documentPlaces(document)
          .blocks.filter(({ block }) => block.type === subject.owner)
          .map(({ block, pointer }) => [block.data, `${pointer}/data`]);
  let leftOut = 0;
  for (const [value, pointer] of owners) leftOut += followPath(value, subject.path, pointer, found);
  return { found, leftOut, owners: owners.length };
}

/** Finds uses of a category: a form's own, else its preset's, else the general one. */
function categoryUses(category: string, document: ContentDocument) {
  const found: Found[] = [];
  const forms = documentPlaces(document).blocks.filter(({ block }) => isFormBlock(block));
  for (const { block, pointer } of forms) {
    const data = block.data as FormData;
    if (data.category === category)
      found.push({ pointer: `${pointer}/data`, property: 'category', value: category });
    else if (data.category === undefined && formCategory(data) === category)
      found.push({
        pointer: `${pointer}/data`,
        ...(data.preset !== undefined && { property: 'preset', value: data.preset }),
      });
  }
  if (document.kind === 'page')
    eachValueAt(document.value, ['customSuccessMessages', '*', 'category'], '', (value, at) => {
      if (typeof value === 'string' && categoryKey(value) === categoryKey(category))
        found.push({ pointer: at.slice(0, at.lastIndexOf('/')), property: 'category', value });
    });
  return { found, leftOut: 0, owners: forms.length };
}

function findUses(subject: Subject, document: ContentDocument) {
  if (subject.kind === 'property') return propertyUses(subject, document);
  if (subject.kind === 'category') return categoryUses(subject.category, document);
  const blocks = documentPlaces(document).blocks;
  const found = blocks.flatMap(({ block, pointer }): Found[] => {
    const isUse =
      subject.kind === 'type'
        ? block.type === subject.type
        : block.type === subject.name ||
          (block.type === 'customComponent' && block.data.name === subject.name);
    return isUse ? [{ pointer, property: 'type' }] : [];
  });
  return { found, leftOut: 0, owners: blocks.length };
}

/**
 * Finds the uses of a subject in one document, with locations.
 * @param tenant the tenant's slug.
 */
export function usesIn(subject: Subject, tenant: string, document: ContentDocument): DocumentUses {
  const { found, leftOut, owners } = findUses(subject, document);
  const places = locateAll(document.text, found);
  const page = pageOf(document);
  const { file } = document;
  const properties = new Map<string, number>();
  if (subject.kind === 'type')
    for (const { block } of documentPlaces(document).blocks.filter(
      ({ block }) => block.type === subject.type,
    ))
      for (const name of Object.keys(block.data))
        properties.set(name, (properties.get(name) ?? 0) + 1);
  const uses = found.map(({ pointer, property, value }, at): Use => {
    const { line, column } = places[at]!;
    const isMember = property !== undefined && property !== 'type';
    const whole = isMember ? `${pointer}/${pointerToken(property)}` : pointer;
    return {
      tenant,
      page,
      file,
      line,
      column,
      pointer: whole,
      ...(value !== undefined && { value }),
    };
  });
  return { uses, leftOut, owners, properties };
}
