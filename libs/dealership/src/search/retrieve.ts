import { SearchParameterError, type Hit } from '../ports/search.ts';

/** Attributes of hits that a request wants; undefined for all. */
export interface Retrieved {
  readonly only?: ReadonlySet<string>;
  readonly without: ReadonlySet<string>;
}

const maxAttributes = 100;

const fail = (message: string): never => {
  throw new SearchParameterError('attributesToRetrieve', message);
};

/** Of a path such as `model.name` the whole attribute is retrieved. */
const attribute = (path: string) => path.split('.')[0]!;

/**
 * Reads `attributesToRetrieve`: names, `*` for all, `-name` for all but one.
 * @throws SearchParameterError
 */
export function readRetrieved(value: unknown): Retrieved | undefined {
  if (value === undefined || value === null) return undefined;
  const names: unknown[] = Array.isArray(value) ? value : [value];
  if (names.length > maxAttributes) fail(`names more than ${maxAttributes} attributes`);
  const texts = names.map((name) =>
    typeof name === 'string' ? name : fail('must be a string or an array of strings'),
  );
  const without = new Set(
    texts.filter((name) => name.startsWith('-')).map((name) => attribute(name.slice(1))),
  );
  const wanted = texts.filter((name) => !name.startsWith('-'));
  if (wanted.includes('*') || (wanted.length === 0 && without.size > 0))
    return without.size > 0 ? { without } : undefined;
  return { only: new Set(wanted.map(attribute)), without };
}

/** Hits with the attributes that are wanted; `objectID` is always among them. */
export function retrieve(
  hits: readonly Hit[],
  { only, without }: Retrieved = { without: new Set() },
): readonly Hit[] {
  if (only === undefined && without.size === 0) return hits;
  return hits.map(
    (hit) =>
      Object.fromEntries(
        Object.entries(hit).filter(
          ([name]) =>
            name === 'objectID' || ((only === undefined || only.has(name)) && !without.has(name)),
        ),
      ) as Hit,
  );
}
