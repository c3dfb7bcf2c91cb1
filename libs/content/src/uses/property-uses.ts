import { isObject, pointerToken } from '@forecourt/json';
import { documentContent } from '../references/document-content.ts';
import type { ContentDocument } from '../documents/read-documents.ts';
import type { Found } from './found.ts';
import type { PropertySubject } from './subject.ts';

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

/** Finds values of a property, and counts the places that could set it and do not. */
export function propertyUses(subject: PropertySubject, document: ContentDocument) {
  const found: Found[] = [];
  const owners: (readonly [value: unknown, pointer: string])[] =
    subject.owner === document.kind
      ? [[document.value, '']]
      : documentContent(document)
          .blocks.filter(({ block }) => block.type === subject.owner)
          .map(({ block, pointer }) => [block.data, `${pointer}/data`]);
  let leftOut = 0;
  for (const [value, pointer] of owners) leftOut += followPath(value, subject.path, pointer, found);
  return { found, leftOut, owners: owners.length };
}
